export { FormErrors } from './FormErrors.tsx';
export { formsCopy } from './forms.copy.ts';
export { OneTimeCodeField } from './OneTimeCodeField.tsx';
export {
  type FormProblems,
  type FormSummary,
  type RequiredField,
  useFormProblems,
} from './use-form-problems.ts';
