export { type AreaNameFacts, AreaNameScreen, type AreaNameScreenProps } from './AreaNameScreen.tsx';
export { areaNameCopy } from './area-name.copy.ts';
