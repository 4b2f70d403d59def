import type { ZonedInstant } from '@linework/copy';
import { usd } from '@linework/domain';
import { sampleTimeZone, storyNow, storyToday } from '@linework/fixtures';

const now: ZonedInstant = { at: storyNow, timeZone: sampleTimeZone };

/** The payment that every outcome's story is about. */
export const samplePayment = {
  amount: usd(26_437),
  method: 'Visa ···· 4242',
  methodType: 'creditCard',
  date: storyToday,
} as const;

export const sampleReference = { number: '7F3K-29QD', at: now } as const;

/** A payment that is being checked is settled within 24 hours. */
export const sampleSettledBy: ZonedInstant = { ...now, at: '2026-11-22T15:04:00-05:00' };
