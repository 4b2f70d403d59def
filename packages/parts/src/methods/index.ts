export { BankAccountForm, type BankAccountFormProps } from './BankAccountForm.tsx';
export { CardForm, type CardFormProps } from './CardForm.tsx';
export { MethodIcon } from './MethodIcon.tsx';
export { MethodPicker } from './MethodPicker.tsx';
export { methodLabelsCopy } from './method-labels.copy.ts';
export { methodsCopy } from './methods.copy.ts';
export type { NewMethodKind } from './new-methods.ts';
export { type NameableMethod, useMethodLabel } from './use-method-label.ts';
