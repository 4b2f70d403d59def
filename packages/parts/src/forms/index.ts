export { type FormSummary, type RequiredField, useFormProblems } from './use-form-problems.ts';
