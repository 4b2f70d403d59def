export { FormErrors } from './FormErrors.tsx';
export { formsCopy } from './forms.copy.ts';
export { type FormSummary, type RequiredField, useFormProblems } from './use-form-problems.ts';
