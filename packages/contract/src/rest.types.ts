import type { z } from 'zod';
import type * as schemas from './schemas.ts';

export type SignInRequest = z.infer<typeof schemas.signInRequest>;
export type SignInAnswer = z.infer<typeof schemas.signInAnswer>;
export type TokenRequest = z.infer<typeof schemas.tokenRequest>;
export type TokenAnswer = z.infer<typeof schemas.tokenAnswer>;
export type SessionAnswer = z.infer<typeof schemas.sessionAnswer>;
export type PingAnswer = z.infer<typeof schemas.pingAnswer>;
export type AccountsAnswer = z.infer<typeof schemas.accountsAnswer>;
export type ServicesAnswer = z.infer<typeof schemas.servicesAnswer>;
export type DelinquencyScheduleAnswer = z.infer<typeof schemas.delinquencyScheduleAnswer>;
export type ComplianceAnswer = z.infer<typeof schemas.complianceAnswer>;
export type CardDataAnswer = z.infer<typeof schemas.cardDataAnswer>;
export type BankConnectionRequest = z.infer<typeof schemas.bankConnectionRequest>;
export type BankConnectionAnswer = z.infer<typeof schemas.bankConnectionAnswer>;
export type ConnectedBankRequest = z.infer<typeof schemas.connectedBankRequest>;
export type ConnectedBankAnswer = z.infer<typeof schemas.connectedBankAnswer>;
