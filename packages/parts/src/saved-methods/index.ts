export { MethodStanding } from './MethodStanding.tsx';
export { savedMethodsCopy } from './saved-methods.copy.ts';
export { useSavedMethodWords } from './use-saved-method-words.ts';
