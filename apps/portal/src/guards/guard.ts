import type { SessionAnswer } from '@linework/contract';
import type { Service } from '@linework/domain';
import type { PortalConfiguration, PortalToggles } from '../configuration/portal-configuration.ts';

/** What is asked of an account by the guards that need it, each when it is asked. */
export interface GuardedAccount {
  services(): Promise<readonly Service[]>;
  /** Whether whoever is signed in may see what the network knows of the customer (CPNI). */
  isCompliant(): Promise<boolean>;
}

/** Pages of the provider's elsewhere that a guard may lead to. */
export type PlaceElsewhere = 'selfInstall' | 'voiceManager';

/** What a guard may know: who is signed in, where they want to go, what is turned on, and what is elsewhere. */
export interface GuardContext {
  readonly session: SessionAnswer | null;
  readonly url: URL;
  readonly toggles: PortalToggles;
  /** `null` where nobody is signed in. */
  readonly account: GuardedAccount | null;
  readonly links: Pick<PortalConfiguration['links'], PlaceElsewhere>;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly place: PlaceElsewhere };

/** Decides whether an address may be shown, at once or when an answer has come (spec section 2.2). */
export type Guard = (context: GuardContext) => GuardDecision | Promise<GuardDecision>;

export const allow: GuardDecision = { kind: 'allow' };
export const leave = (place: PlaceElsewhere): GuardDecision => ({ kind: 'external', place });
export const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });

/** The first guard that does not allow decides; those after it are not asked. */
export async function decide(guards: readonly Guard[], context: GuardContext): Promise<GuardDecision> {
  for (const guard of guards) {
    const decision = await guard(context);
    if (decision.kind !== 'allow') return decision;
  }
  return allow;
}
