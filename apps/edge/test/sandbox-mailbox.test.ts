import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressMessages } from '../src/capabilities/messages/address-messages.ts';
import { sandboxPort } from '../src/capabilities/messages/sandbox-port.ts';
import { keepsMail } from '../src/configuration/environment.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound } from './support/rounds.ts';
import { messageRound } from './support/told.ts';

const mailbox = '/demo/mailbox';

describeOnEachEngine('The sandbox’s mailbox', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    await fetch(world.url + path, { headers, redirect: 'manual' });

  test('shows what would have left to whom it would have gone, and to nobody else', async () => {
    const customer = await newCustomer(world, 'hostileStrings');
    const other = await newCustomer(world);
    await pay(world, customer);
    await addressMessages(under.database, wholeRound, new Date(), () => undefined);
    await messageRound(world, under.database, sandboxPort);
    const list = await get(mailbox, customer.browser.headers);
    const text = await list.text();
    expect(list.status).toBe(200);
    const [, path = ''] = /href="(\/demo\/mailbox\/[^"]+)"/.exec(text) ?? [];
    const mail = await get(path, customer.browser.headers);
    const page = await mail.text();
    expect(mail.status).toBe(200);
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).not.toMatch(/<script|<img/i);
    const policy = mail.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(await (await get(mailbox, other.browser.headers)).text()).not.toContain('/demo/mailbox/');
    expect((await get(path, other.browser.headers)).status).toBe(404);
    expect((await get(`${mailbox}/nonsense`, customer.browser.headers)).status).toBe(404);
  });

  test.each([
    ['real customers', 404, {}],
    ['demo customers', 401, { DEMO_SIGN_INS: 'on' }],
  ])('of a stage with %s and no mail server answers %d to a stranger', async (_, status, signIns) => {
    const environment = {
      PORTAL_ENV: 'stage',
      PUBLIC_ORIGIN: 'https://stage.example',
      SESSION_SECRET: randomBytes(48).toString('base64'),
      ...signIns,
    };
    const stage = await startWorld(under.database, { environment });
    try {
      expect((await fetch(stage.url + mailbox)).status).toBe(status);
      expect(keepsMail(stage.configuration)).toBe(status === 401);
    } finally {
      await stage.stop();
    }
  });

  test('asks who is not signed in to do so', async () => {
    for (const path of [mailbox, `${mailbox}/0`]) {
      const answer = await get(path, { 'accept-language': 'es-US' });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('Inicie sesión');
    }
  });
});
