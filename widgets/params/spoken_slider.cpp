#include "widgets/params/spoken_slider.h"

#include "widgets/params/parameter_slider.h"
#include "widgets/texts/parameter_text.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>

namespace loom {

namespace {

class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
  explicit SpokenSlider(ParameterSlider* slider)
      : QAccessibleWidget(slider, QAccessible::Slider), slider_(slider) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
  }
  [[nodiscard]] QString text(QAccessible::Text which) const override {
    return which == QAccessible::Value ? slider_->accessibleDescription()
                                       : QAccessibleWidget::text(which);
  }
  [[nodiscard]] QVariant currentValue() const override {
    return slider_->value_shown() ? QVariant(*slider_->value_shown()) : QVariant();
  }
  void setCurrentValue(const QVariant& value) override {
    const ParameterInfo& info = slider_->info();
    emit slider_->asked(std::clamp(value.toDouble(), info.min, info.max));
  }
  [[nodiscard]] QVariant maximumValue() const override { return slider_->info().max; }
  [[nodiscard]] QVariant minimumValue() const override { return slider_->info().min; }
  [[nodiscard]] QVariant minimumStepSize() const override {
    const ParameterInfo& info = slider_->info();
    const double value = slider_->value_shown().value_or(info.min);
    return stepped(info, value, 1) - value;
  }

private:
  ParameterSlider* slider_;
};

QAccessibleInterface* spoken(const QString& /*name*/, QObject* object) {
  auto* slider = qobject_cast<ParameterSlider*>(object);
  return slider ? new SpokenSlider(slider) : nullptr;
}

} // namespace

void speak_sliders() {
  [[maybe_unused]] static const bool installed = (QAccessible::installFactory(spoken), true);
}

} // namespace loom
