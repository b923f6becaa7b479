# The longest tests are begun first, so that none of them is left alone at the end; seconds on two busy
# cores. CTest reads this beside the tests that it has discovered; a clean build has no times of its own.
foreach(cost "264;Figures.EveryFigureOfTheCatalogueIsDrawnForEveryGpuOrSaysWhyNot"
    "135;WhyEverywhereTest.OnAGpuThatWasMeasured" "95;WhyEverywhereTest.AsItOpens"
    "95;WhyEverywhereTest.OnAnOldGpu" "90;WhyTablesTest.ListOfGpus"
    "65;Why.EveryFormulaGivesItsValueAndEveryNumberItsSource"
    "52;FigureOptions.AreReadWhereTheyChangeTheFigureAndNowhereElse"
    "23;WhyTablesTest.ModelsSideBySideAlsoAtAddsAlone" "22;Why.TheLaunchIsThatOfTheOccupancy"
    "21;WhyTablesTest.LinesOfAListing" "20;SimtProperty.RandomProgramsEqualEachThreadAlone"
    "18;SimEngine.AgreesWithTheOracleOnRandomProgramsAndMachines"
    "18;FocusTest.TheViewsSurviveEveryParameterInRange")
  list(GET cost 0 seconds)
  list(GET cost 1 name)
  set_tests_properties(${name} PROPERTIES COST ${seconds})
endforeach()
