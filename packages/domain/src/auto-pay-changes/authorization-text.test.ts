import { expect, test } from 'vitest';
import { acceptedWording, authorizationFor } from './authorization-text.ts';

test.each([
  ['2026-03', 'this payment method', 'the amount due on my account'],
  ['2026-03-mobile', 'this payment method', 'the amount due on my mobile bill'],
  ['2026-03-both', 'this payment method', 'the amounts due on my account and on my mobile bill'],
  ['2026-11-both', 'the payment methods I chose', 'the amounts due on my account and on my mobile bill'],
])('what was accepted as %s is shown in its own words for good', (version, method, amount) => {
  expect(acceptedWording(version, 'en')).toBe(
    `I authorize my provider to charge ${method} each month, on the day I chose, for ${amount}, until I cancel Auto Pay. I can change or cancel Auto Pay online until the cutoff shown for the next debit.`,
  );
  expect(acceptedWording(version, 'es')).toMatch(
    /hasta la hora límite que se indica para el próximo débito\.$/,
  );
});

test.each([[['allServices']], [['mobile']], [['allServices', 'mobile']]] as const)(
  'what is accepted today for %j claims no cutoff that may have passed, and is found again',
  (scopes) => {
    const { textVersion, wording } = authorizationFor(scopes);
    expect(wording.en).toMatch(/at any time\. A debit past its cutoff will still be attempted\.$/);
    expect(acceptedWording(textVersion, 'en')).toBe(wording.en);
    expect(acceptedWording(textVersion, 'es')).toBe(wording.es);
  },
);
