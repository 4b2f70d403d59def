export { AccountRecoveryScreen, type AccountRecoveryScreenProps } from './AccountRecoveryScreen.tsx';
export { accountRecoveryCopy } from './account-recovery.copy.ts';
export type { AskedRecovery, KeptRecovery, RecoveryPorts, RecoveryState } from './recovery.types.ts';
