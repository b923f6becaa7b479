// Lessons' texts: Markdown as elements. Nothing of a text is ever markup.

/** *emphasis*, **strong** and `code`. */
function inline(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  const marks: [RegExp, string][] = [[/^`([^`]+)`/, 'code'], [/^\*\*(.+?)\*\*/, 'strong'], [/^\*([^*\s](?:[^*]*[^*\s])?)\*/, 'em']];
  let plain = '';
  for (let at = 0; at < text.length;) {
    if (text[at] === '\\' && at + 1 < text.length) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    const rest = text.slice(at);
    const found = marks.map(([mark, tag]) => ({match: mark.exec(rest), tag})).find(({match}) => match);
    if (!found) {
      plain += text[at++];
      continue;
    }
    const element = document.createElement(found.tag), inside = found.match![1];
    element.append(...(found.tag === 'code' ? [inside] : inline(inside)));
    parts.push(plain, element);
    plain = '';
    at += found.match![0].length;
  }
  return [...parts, plain];
}

export function markdown(text: string): HTMLElement[] {
  return text.trim().split(/\n\s*\n/).filter((block) => block !== '').map((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => /^(- |  )/.test(line))) {
      const list = document.createElement('ul');
      for (const item of block.replaceAll('\n  ', ' ').split('\n')) {
        const point = document.createElement('li');
        point.append(...inline(item.slice(2)));
        list.append(point);
      }
      return list;
    }
    const paragraph = document.createElement('p');
    paragraph.append(...inline(lines.join(' ')));
    return paragraph;
  });
}
