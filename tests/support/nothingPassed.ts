// What a reply says of turns in whose passing nothing happened.
export const NOTHING_PASSED = {
  buildingEffects: [],
  spellEffects: [],
  artifactEffects: [],
  researchProgress: [],
  eventTriggers: [],
  resourceGeneration: { resourcesGenerated: {}, generationSources: [] },
  processingTime: 1,
  errorsEncountered: [],
};
