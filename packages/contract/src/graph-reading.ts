export { readSchema } from './read-schema.ts';
export { variableProblems } from './variable-problems.ts';
