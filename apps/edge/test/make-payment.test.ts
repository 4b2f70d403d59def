import { BillingSummaryDocument, MakePaymentDocument, PaymentOptionsDocument } from '@linework/contract';
import { scenarios, storyMoment } from '@linework/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('Paying', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  test('a saved bank account pays what is due', async () => {
    const { facts, users } = scenarios.current(storyMoment);
    await world.addAccount(facts, users);
    const browser = await world.signIn(users[0], facts.account.id);
    const accountId = facts.account.id;
    const summary = await world.ask(browser, BillingSummaryDocument, { accountId });
    expect(summary.code).toBeNull();
    const options = await world.ask(browser, PaymentOptionsDocument, { accountId });
    const due = options.data?.paymentOptions.balance.amountDue ?? { unit: 'USD', value: '0.00' };
    const made = await world.ask(browser, MakePaymentDocument, {
      input: {
        accountId,
        amount: due,
        paymentDate: '2026-11-21',
        paymentMethodId: facts.methods.find(({ type }) => type === 'bankAccount')?.id ?? null,
        cardDataToken: null,
        savePaymentMethod: false,
        expectedAmountDue: due,
        overpaymentConfirmed: false,
      },
    });
    expect(made.data?.makePayment.outcome).toBe('LW-PAY-003');
  });
});
