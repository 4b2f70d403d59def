import type { SessionAnswer } from '@linework/contract';
import type { PortalToggles } from '../configuration/portal-configuration.ts';

/** What a guard may know: who is signed in, where they want to go, and what is turned on. */
export interface GuardContext {
  readonly session: SessionAnswer | null;
  readonly url: URL;
  readonly toggles: PortalToggles;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly to: string };

/** Decides whether an address may be shown, at once or when an answer has come (spec section 2.2). */
export type Guard = (context: GuardContext) => GuardDecision | Promise<GuardDecision>;

export const allow: GuardDecision = { kind: 'allow' };
export const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });

/** The first guard that does not allow decides; those after it are not asked. */
export async function decide(guards: readonly Guard[], context: GuardContext): Promise<GuardDecision> {
  for (const guard of guards) {
    const decision = await guard(context);
    if (decision.kind !== 'allow') return decision;
  }
  return allow;
}
