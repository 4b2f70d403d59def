import {
  type AccountStandingName,
  type BillingSummary,
  isPastDueCovered,
  type LeadingNews,
  openOfAccount,
  type Payment,
  type Severity,
} from '@linework/domain';

/** Standings that ask for something: the others are said by the figure alone. */
const asking = [
  'disconnected',
  'inactive',
  'softDisconnected',
  'hotlined',
  'temporarilyDisconnected',
  'past-due-76',
  'past-due-50',
  'past-due-43',
  'past-due-30',
  'past-due',
] as const satisfies readonly AccountStandingName[];
export type AskingStanding = (typeof asking)[number];

/** What stands across the head of the amount due. */
export type StandingTold = LeadingNews | AskingStanding;

export type ToldSummary = Pick<
  BillingSummary,
  'standing' | 'balance' | 'news' | 'openPayment' | 'openCharges'
>;

/** How an account stands, in the one sentence that nothing else on the page contradicts; `null` where there is none. */
export function standingTold(summary: ToldSummary): StandingTold | null {
  const { standing, news } = summary;
  const { name, restores } = standing;
  if (openOfAccount(summary)) return 'checking';
  if (news.restoring) return 'restoring';
  if (news.callToRestore) return name === 'inactive' ? 'callToReopen' : 'callToRestore';
  if (isPastDueCovered(summary) && restores === null) return 'pastDueCovered';
  return asking.find((one) => one === name) ?? (news.withSupport.length > 0 ? 'withSupport' : null);
}

const tones = {
  none: 'information',
  positive: 'information',
  information: 'information',
  warning: 'warning',
  critical: 'critical',
} as const satisfies Record<Severity, 'information' | 'warning' | 'critical'>;

/** Payments that are with support, without the one that stands across the head of the amount due. */
export const withSupportBesides = (summary: ToldSummary): readonly Payment[] =>
  summary.news.withSupport.slice(standingTold(summary) === 'withSupport' ? 1 : 0);

/** Amber while service is on, red from where it is off (days 50 and on); what is settled informs, and an account that is closed and owes nothing. */
export function toneOfStanding(summary: ToldSummary): 'information' | 'warning' | 'critical' {
  const told = standingTold(summary);
  if (told === null || told === 'restoring' || told === 'pastDueCovered' || told === 'callToReopen')
    return 'information';
  if (told === 'checking' || told === 'withSupport') return 'warning';
  return told === 'callToRestore' ? 'critical' : tones[summary.standing.severity];
}
