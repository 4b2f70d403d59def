import { outcomeCodes } from '@linework/domain';
import { expect, test } from 'vitest';
import { outcomeOrigins } from '../generated/outcome-origins.ts';
import { registeredOutcome, waitingOutcomes } from './outcome-register.ts';

/** The titles of the spec's error catalogue (section 8), in its order and letter for letter. */
const specTitles = [
  'Unable to Process Payment',
  'Unable to Complete Request',
  'Bill Pay Unavailable',
  'Auto Pay Unavailable',
  'Unable to Load Billing Info',
  'Unable to Load Mobile Billing Info',
  'Unable to Make Payment',
  'Unable to Cancel Payment',
  'Unable to Delete Payment Method',
  'Unable to Enroll in Paperless Billing',
  'Unable to Cancel Auto Pay',
  'Unable to Change Date',
  'Unable to Update Auto Pay Method',
  'Unable to Load Transactions',
  'Payment Methods Unavailable',
  'Payment Method Unavailable',
  'Looking for Your Statement?',
  'Bill Details Unavailable',
  'Printable Statement Unavailable',
  'Statement unable to download',
  'Unable to Connect to Online Banking',
  'Unavailable Auto Pay Date',
  'Activity Unavailable',
  'Unable to Make Device Payments',
] as const;

/** What section 8 says in other words than a title of that list. */
const specWords = [
  'Service Unavailable',
  'we were unable to verify this payment method',
  'Session authentication has failed.',
  'Loading chunk failed',
  'Could not find an API',
] as const;

const codesOf = (specTitle: string) =>
  outcomeCodes.filter((code) => outcomeOrigins[code].specTitle === specTitle);

test('the spec has 24 titles', () => {
  expect(new Set(specTitles).size).toBe(24);
});

test.each([...specTitles, ...specWords])('“%s” has a row', (specTitle) => {
  expect(codesOf(specTitle)).not.toEqual([]);
});

test('no row claims a title that the spec does not have', () => {
  const known: readonly string[] = [...specTitles, ...specWords];
  const claimed = outcomeCodes.flatMap((code) => outcomeOrigins[code].specTitle ?? []);
  expect(claimed.filter((title) => !known.includes(title))).toEqual([]);
});

test('what the spec has without a title has its rows too', () => {
  const untitled = {
    'card payments restricted': 'LW-PAY-030',
    'bank payments restricted': 'LW-PAY-031',
    'both restricted': 'LW-PAY-032',
    'Auto Pay enrolment failed': 'LW-APY-020',
    'Auto Pay enrolment partly failed, paid': 'LW-APY-021',
    'Auto Pay enrolment partly failed, on its way': 'LW-APY-022',
    'Auto Pay change partly failed': 'LW-APY-043',
    'disconnected account cannot be enrolled': 'LW-APY-011',
    IN_MAINTENANCE: 'LW-SYS-030',
    'navigation error': 'LW-SYS-040',
    NETPSC: 'LW-AUT-080',
  } as const;
  for (const [what, code] of Object.entries(untitled)) {
    expect(outcomeOrigins[code].specTitle, what).toBeNull();
    expect(outcomeCodes, what).toContain(code);
  }
  expect(codesOf('Loading chunk failed')).toEqual(['LW-SYS-050', 'LW-SYS-051', 'LW-SYS-052']);
  expect(codesOf('Unable to Delete Payment Method')).toEqual(['LW-WAL-010', 'LW-WAL-011']);
});

test.each(outcomeCodes)('%s occurs somewhere, and where it waits it occurs nowhere else', (code) => {
  const { occursOn, producer } = registeredOutcome(code);
  expect(occursOn.length).toBeGreaterThan(0);
  if ('waitsFor' in producer) expect(occursOn).toEqual([producer.waitsFor]);
});

test('what waits is listed with the screen it waits for', () => {
  expect(waitingOutcomes()).toContainEqual({ code: 'LW-AUT-080', waitsFor: 'personal-security-code' });
  expect(waitingOutcomes().map(({ code }) => code)).not.toContain('LW-PAY-010');
});
