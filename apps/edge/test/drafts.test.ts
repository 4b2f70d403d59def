import { randomUUID } from 'node:crypto';
import { DiscardDraftDocument, DraftDocument, restPaths, SaveDraftDocument } from '@linework/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const flow = 'one-time-payment';

describeOnEachEngine('A draft', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  test('is there again after a reload, as it was saved last, for the one who saved it', async () => {
    const { accountId, browser, users } = await newCustomer(world);
    const first = JSON.stringify({ step: 'amount', key: randomUUID() });
    const second = JSON.stringify({ step: 'review', company: "O'Neill & Söhne <script>" });
    await world.ask(browser, SaveDraftDocument, { accountId, flow, content: first });
    await world.ask(browser, SaveDraftDocument, { accountId, flow, content: second });
    const found = await world.ask(browser, DraftDocument, { accountId, flow });
    expect(found.data?.draft?.content).toBe(second);
    const [, colleague] = users;
    if (!colleague) throw new Error('this scenario has a colleague');
    const other = await world.signIn(colleague, accountId);
    expect((await world.ask(other, DraftDocument, { accountId, flow })).data?.draft).toBeNull();
  });

  test('is gone when discarded, after a day, and at sign-out', async () => {
    const { accountId, browser, users } = await newCustomer(world);
    const find = async () => (await world.ask(browser, DraftDocument, { accountId, flow })).data?.draft;
    const save = async () => await world.ask(browser, SaveDraftDocument, { accountId, flow, content: '{}' });
    await save();
    await world.ask(browser, DiscardDraftDocument, { accountId, flow });
    expect(await find()).toBeNull();
    await save();
    await under.database.query(
      "UPDATE draft SET expires_at = expires_at - INTERVAL '24 hours' WHERE account_id = $1",
      [accountId],
    );
    expect(await find()).toBeNull();
    await save();
    expect((await send(world.url, browser, restPaths.logout, {})).status).toBe(204);
    const again = await world.signIn(users[0], accountId);
    expect((await world.ask(again, DraftDocument, { accountId, flow })).data?.draft).toBeNull();
  });

  test.each([
    ['a card number', { note: '4000000000000002' }],
    ['a card number with spaces', { deep: [{ er: 'my card is 4000 0000 0000 0002, thanks' }] }],
    ['a card number as a number', { note: 4000000000000002 }],
    ['a security code by its name', { securityCode: '123' }],
    ['an account number by its name', { bank: { accountNumber: '000100001' } }],
  ])('with %s is refused and not kept', async (_, content) => {
    const { accountId, browser } = await newCustomer(world);
    const { data } = await world.ask(browser, SaveDraftDocument, {
      accountId,
      flow,
      content: JSON.stringify(content),
    });
    expect(data?.saveDraft).toMatchObject({ draft: null, userErrors: [{ problem: 'cardData' }] });
    expect((await world.ask(browser, DraftDocument, { accountId, flow })).data?.draft).toBeNull();
  });

  test.each([
    ['no JSON', 'not json', flow, 'notJson'],
    ['too much', JSON.stringify('x'.repeat(16_001)), flow, 'tooLong'],
    ['a flow of no such name', '{}', '../../etc', 'notAFlow'],
  ])('of %s is refused', async (_, content, name, problem) => {
    const { accountId, browser } = await newCustomer(world);
    const { data } = await world.ask(browser, SaveDraftDocument, { accountId, flow: name, content });
    expect(data?.saveDraft.userErrors[0]?.problem).toBe(problem);
  });
});
