/** The patterns and practices of the ARIA Authoring Practices Guide that components follow, by their names there. */
export const patterns = {
  Alert: 'patterns/alert/',
  'Alert and Message Dialogs': 'patterns/alertdialog/',
  Button: 'patterns/button/',
  Checkbox: 'patterns/checkbox/',
  'Dialog (Modal)': 'patterns/dialog-modal/',
  'Disclosure (Show/Hide)': 'patterns/disclosure/',
  Grid: 'patterns/grid/',
  'Landmark Regions': 'practices/landmark-regions/',
  Link: 'patterns/link/',
  Listbox: 'patterns/listbox/',
  'Menu Button': 'patterns/menu-button/',
  'Names and Descriptions': 'practices/names-and-descriptions/',
  'Radio Group': 'patterns/radio/',
  'Structural Roles': 'practices/structural-roles/',
  Switch: 'patterns/switch/',
} as const;

export type PatternName = keyof typeof patterns;

export const patternAddress = (name: PatternName): string =>
  `https://www.w3.org/WAI/ARIA/apg/${patterns[name]}`;
