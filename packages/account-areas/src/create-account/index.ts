export { CreateAccountScreen, type CreateAccountScreenProps } from './CreateAccountScreen.tsx';
export { createAccountCopy } from './create-account.copy.ts';
export type { CreateAccountPorts, CreateAccountState, KeptCreation } from './create-account.types.ts';
