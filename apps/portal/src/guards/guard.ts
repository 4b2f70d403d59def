import type { SessionAnswer } from '@linework/contract';

/** What a guard may know: who is signed in, and where they want to go. */
export interface GuardContext {
  readonly session: SessionAnswer | null;
  readonly url: URL;
  readonly enterpriseAddress: string;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly to: string };

/** Decides whether an address may be shown (the guards of the spec's route table, section 2.2). */
export type Guard = (context: GuardContext) => GuardDecision;

export const allow: GuardDecision = { kind: 'allow' };
export const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });

/** The first guard that does not allow decides. */
export function decide(guards: readonly Guard[], context: GuardContext): GuardDecision {
  for (const guard of guards) {
    const decision = guard(context);
    if (decision.kind !== 'allow') return decision;
  }
  return allow;
}
