/** The rules of copy files themselves, for tools that read or write them; no screen needs any of this. */
export { languages } from '../language.ts';
export {
  baseKey,
  type CopyPair,
  placeholdersIn,
  pluralFormOf,
  slotsIn,
  textsOf,
  wordsOf,
} from './copy-pair.ts';
export { type CopyPath, readCopyPath } from './copy-path.ts';
export { type PairProblem, pairProblems } from './pair-problems.ts';
export { textProblems } from './text-problems.ts';
