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
    ['a card number', '{"note":"4000000000000002"}'],
    ['a card number among words', '{"deep":[{"er":"my card is 4000 0000 0000 0002, thanks"}]}'],
    ['a card number with dots', '{"note":"4000.0000.0000.0002"}'],
    ['a card number with no-break spaces', '{"note":"4000\u00a00000\u00a00000\u00a00002"}'],
    ['a card number with hyphens', '{"note":"4000-0000-0000-0002"}'],
    ['a card number on several lines', String.raw`{"note":"4000\n0000\r\n0000\u20280002"}`],
    [
      'a card number with characters nobody sees',
      String.raw`{"note":"4000\u200b0000\u2060\u200d0000\ufeff0002"}`,
    ],
    ['a card number in full-width digits', '{"note":"４０００００００００００００００２"}'],
    ['a card number in Arabic-Indic digits', '{"note":"٤٠٠٠٠٠٠٠٠٠٠٠٠٠٠٢"}'],
    ['a card number with letters between', '{"note":"4000x0000x0000x0002"}'],
    ['a card number in several values', '{"note":["4000","0000","0000","0002"]}'],
    ['a card number as a number', '{"note":4000000000000002}'],
    ['a card number as an amount', '{"amount":{"currency":"USD","cents":4000000000000002}}'],
    ['a card number as a member’s name', '{"a":{"4000 0000 0000 0002":true}}'],
    ['a security code', '{"securityCode":"123"}'],
    ['a security code by no name', '{"x":["123"]}'],
    ['a routing number', '{"x":"011000015"}'],
    ['an account number', '{"bank":{"accountNumber":"000100001"}}'],
    ['nesting without end', `${'['.repeat(7_000)}${']'.repeat(7_000)}`],
  ])('with %s is refused and not kept', async (_, content) => {
    const { accountId, browser } = await newCustomer(world);
    const { data } = await world.ask(browser, SaveDraftDocument, { accountId, flow, content });
    expect(data?.saveDraft).toMatchObject({ draft: null, userErrors: [{ problem: 'mayHoldCardData' }] });
    expect((await world.ask(browser, DraftDocument, { accountId, flow })).data?.draft).toBeNull();
  });

  test('keeps nothing that its reader would not see', async () => {
    const { accountId, browser } = await newCustomer(world);
    const content = '{ "note": "4000000000000002", "note": "pay later" }';
    const { data } = await world.ask(browser, SaveDraftDocument, { accountId, flow, content });
    expect(data?.saveDraft.draft?.content).toBe('{"note":"pay later"}');
  });

  test('of a one-time payment is kept as it is', async () => {
    const { accountId, browser, bank } = await newCustomer(world);
    const content = JSON.stringify({
      version: 1,
      step: 'review',
      choice: 'pastDue',
      amount: { currency: 'USD', cents: 18_942 },
      overpaymentConfirmed: false,
      savedMethodId: bank,
      date: '2026-11-21',
      attempt: { key: randomUUID(), sent: true },
    });
    await world.ask(browser, SaveDraftDocument, { accountId, flow, content });
    const found = await world.ask(browser, DraftDocument, { accountId, flow });
    expect(found.data?.draft?.content).toBe(content);
  });

  test('is refused to who has twenty of other flows, and may still be changed where it is', async () => {
    const { accountId, browser } = await newCustomer(world);
    const save = async (name: string) => {
      const { data } = await world.ask(browser, SaveDraftDocument, { accountId, flow: name, content: '{}' });
      return data?.saveDraft.userErrors[0]?.problem ?? null;
    };
    const names = [...'abcdefghijklmnopqrst'];
    for (const name of names) expect(await save(name)).toBeNull();
    expect(await save(flow)).toBe('tooMany');
    expect(await save('a')).toBeNull();
    await world.ask(browser, DiscardDraftDocument, { accountId, flow: 'a' });
    expect(await save(flow)).toBeNull();
  });

  test.each([
    ['no JSON', 'not json', flow, 'notJson'],
    ['too much', JSON.stringify('x'.repeat(16_001)), flow, 'tooLong'],
    ['a flow of no such name', '{}', '../../etc', 'notAFlow'],
    ['a flow that is a card number', '{}', '4000000000000002', 'notAFlow'],
  ])('of %s is refused', async (_, content, name, problem) => {
    const { accountId, browser } = await newCustomer(world);
    const { data } = await world.ask(browser, SaveDraftDocument, { accountId, flow: name, content });
    expect(data?.saveDraft.userErrors[0]?.problem).toBe(problem);
  });
});
