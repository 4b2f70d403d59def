export { BankAccountForm, type BankAccountFormProps } from './BankAccountForm.tsx';
export { CardForm, type CardFormProps } from './CardForm.tsx';
export type { CardFormStart } from './card-form.problems.ts';
export { MethodIcon } from './MethodIcon.tsx';
export { MethodPicker } from './MethodPicker.tsx';
export { methodLabelsCopy } from './method-labels.copy.ts';
export { methodsCopy } from './methods.copy.ts';
export type { MethodPurpose, NewMethodKind } from './new-methods.ts';
export { type NameableMethod, useMethodLabel } from './use-method-label.ts';
