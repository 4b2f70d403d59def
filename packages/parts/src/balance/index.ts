export { BalanceLines } from './BalanceLines.tsx';
export { balanceCopy } from './balance.copy.ts';
