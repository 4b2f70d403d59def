import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardNumberProblem, isRoutingNumber, usd } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { httpProcessor, isSandboxProcessor } from '../src/processor/http-processor.ts';
import {
  type Charge,
  type ProcessorPort,
  ProcessorSilent,
  ProcessorUnavailable,
} from '../src/processor/processor-port.ts';
import { sandboxBankAccounts, sandboxCards } from '../src/sandbox/processor/sandbox-numbers.ts';
import { sandboxNumbersPage } from '../src/sandbox/processor/sandbox-numbers-page.ts';
import { type RunningSandbox, startSandbox } from '../src/sandbox/processor/start-sandbox.ts';

let folder: string;
let sandbox: RunningSandbox;
let processor: ProcessorPort;
let now: Date;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linework-sandbox-'));
  await start();
});
beforeEach(() => {
  now = new Date();
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  sandbox = await startSandbox('dev', folder);
  processor = httpProcessor({ url: sandbox.url, timeoutMs: 700, clock: { now: () => now } });
}

const amount = usd(18_942);

async function payWith(name: string): Promise<{ paymentId: string; answer: Promise<Charge> }> {
  const card = sandboxCards.find((one) => one.name === name);
  const bank = sandboxBankAccounts.find((one) => one.name === name);
  const { token } = await processor.tokenize(
    card
      ? { type: 'creditCard', cardNumber: card.number, expiration: '2030-01' }
      : {
          type: 'bankAccount',
          routingNumber: bank?.routingNumber ?? '',
          accountNumber: bank?.accountNumber ?? '',
          accountType: 'checking',
        },
  );
  const paymentId = uuidV7();
  const answer = processor.charge({ paymentId, token, amount });
  answer.catch(() => undefined);
  return { paymentId, answer };
}

describe('The sandbox processor', () => {
  test('charges a payment once, however often and at once it is asked', async () => {
    const { token } = await processor.tokenize({
      type: 'creditCard',
      cardNumber: sandboxCards[0].number,
      expiration: '2030-01',
    });
    const paymentId = uuidV7();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => await processor.charge({ paymentId, token, amount })),
    );
    expect(new Set(answers.map((charge) => charge.chargeId)).size).toBe(1);
    const listed = await processor.listCharges('');
    expect(listed.filter((charge) => charge.paymentId === paymentId)).toHaveLength(1);
  });

  test('remembers a charge after it was killed', async () => {
    const { paymentId, answer } = await payWith('approved');
    const { chargeId } = await answer;
    await sandbox.kill();
    await start();
    expect(await processor.findCharge(paymentId)).toMatchObject({ chargeId, status: 'approved', amount });
  });

  const answered = [
    ['approved', { status: 'approved' }],
    ['approvedAmex', { status: 'approved' }],
    ['insufficientFunds', { status: 'declined', reason: 'insufficientFunds' }],
    ['declined', { status: 'declined', reason: 'generic' }],
    ['lostOrStolen', { status: 'declined', reason: 'lostOrStolen' }],
    ['limitExceeded', { status: 'declined', reason: 'limitExceeded' }],
    ['securityCodeFailsOnCharge', { status: 'declined', reason: 'securityCode' }],
    ['bankSettles', { status: 'pending' }],
    ['bankDeclined', { status: 'declined', reason: 'generic' }],
  ] as const;
  test.each(answered)('answers a charge of %s with %o', async (name, expected) => {
    const { answer } = await payWith(name);
    expect(await answer).toMatchObject(expected);
  });

  test('says nothing and charges nothing where the number is for a time-out before the charge', async () => {
    const { paymentId, answer } = await payWith('silentBeforeCharge');
    await expect(answer).rejects.toThrow(ProcessorSilent);
    expect(await processor.findCharge(paymentId)).toBeNull();
  });

  test('says nothing yet charges where the number is for a time-out after the charge', async () => {
    const { paymentId, answer } = await payWith('silentAfterCharge');
    await expect(answer).rejects.toThrow(ProcessorSilent);
    expect(await processor.findCharge(paymentId)).toMatchObject({ status: 'approved' });
  });

  test('never tells what became of a payment where the number is for the support queue', async () => {
    const { paymentId, answer } = await payWith('silentForEver');
    await expect(answer).rejects.toThrow(ProcessorSilent);
    await expect(processor.findCharge(paymentId)).rejects.toThrow(ProcessorSilent);
    await expect(processor.abandon(paymentId)).rejects.toThrow(ProcessorSilent);
  });

  test('says that it takes no payments, so that nothing has to be checked', async () => {
    const { paymentId, answer } = await payWith('unavailable');
    await expect(answer).rejects.toThrow(ProcessorUnavailable);
    expect(await processor.findCharge(paymentId)).toBeNull();
  });

  test('says while it is down that it takes nothing, and never of a payment that it has taken', async () => {
    const { paymentId, answer } = await payWith('approved');
    await answer;
    const { token } = await processor.tokenize({
      type: 'creditCard',
      cardNumber: sandboxCards[0].number,
      expiration: '2030-01',
    });
    const turn = async (mode: string) =>
      await fetch(new URL('/faults', sandbox.url), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
    await turn('down');
    try {
      const other = processor.charge({ paymentId: uuidV7(), token, amount });
      await expect(other).rejects.toThrow(ProcessorUnavailable);
      await expect(processor.charge({ paymentId, token, amount })).rejects.toThrow(ProcessorSilent);
    } finally {
      await turn('none');
    }
  });

  test('never charges a payment that was abandoned, even when the request comes late', async () => {
    const paymentId = uuidV7();
    expect(await processor.abandon(paymentId)).toBeNull();
    const { token } = await processor.tokenize({
      type: 'creditCard',
      cardNumber: sandboxCards[0].number,
      expiration: '2030-01',
    });
    await expect(processor.charge({ paymentId, token, amount })).rejects.toThrow(ProcessorSilent);
    expect(await processor.findCharge(paymentId)).toBeNull();
    const listed = await processor.listCharges('');
    expect(listed.filter((charge) => charge.paymentId === paymentId)).toEqual([]);
  });

  test('settles a bank debit within a day, and sends one back after three where the number says so', async () => {
    const settling = await payWith('bankSettles');
    const returning = await payWith('bankReturns');
    await Promise.all([settling.answer, returning.answer]);
    now = new Date(now.getTime() + 86_400_000);
    expect(await processor.findCharge(settling.paymentId)).toMatchObject({ status: 'settled' });
    expect(await processor.findCharge(returning.paymentId)).toMatchObject({ status: 'pending' });
    now = new Date(now.getTime() + 2 * 86_400_000 + 1_000);
    expect(await processor.findCharge(returning.paymentId)).toMatchObject({
      status: 'returned',
      returnCode: 'R01',
    });
  });

  test('verifies by the security code, and 000 matches on no card', async () => {
    const tokenOf = async (name: string) => {
      const cardNumber = sandboxCards.find((card) => card.name === name)?.number ?? '';
      return (await processor.tokenize({ type: 'creditCard', cardNumber, expiration: '2030-01' })).token;
    };
    const verify = async (name: string, securityCode: string) =>
      await processor.verify({ token: await tokenOf(name), securityCode });
    expect(await verify('approved', '123')).toEqual({ verified: true });
    expect(await verify('approved', '000')).toEqual({ verified: false, reason: 'securityCode' });
    expect(await verify('securityCodeFails', '123')).toEqual({ verified: false, reason: 'securityCode' });
    expect(await verify('verificationFails', '123')).toEqual({ verified: false, reason: 'method' });
  });

  test('takes no number that is not published, so that no real card is ever used', async () => {
    const method = await processor.tokenize({
      type: 'creditCard',
      cardNumber: '4242 4242 4242 4242',
      expiration: '2030-01',
    });
    expect(method.lastFourDigits).toBe('4242');
    expect(await processor.verify({ token: method.token, securityCode: '123' })).toMatchObject({
      verified: false,
    });
  });

  test('says of itself that it is the sandbox, so that production can refuse it', async () => {
    expect(await isSandboxProcessor(sandbox.url, 1_000)).toBe(true);
  });
});

describe('A processor that is not there', () => {
  test('proves that nothing was charged', async () => {
    const absent = httpProcessor({ url: 'http://127.0.0.1:47999', timeoutMs: 500 });
    await expect(absent.charge({ paymentId: uuidV7(), token: 'x', amount })).rejects.toThrow(
      ProcessorUnavailable,
    );
  });
});

describe('A 503 of what stands in front of a processor', () => {
  test.each([
    ['a sentence', 'no healthy upstream'],
    ['nothing', ''],
    ['an error that looks like the processor’s', '{"error":"unavailable"}'],
    ['a claim of its own', '{"error":"unavailable","nothingTaken":"true"}'],
  ])('proves nothing, whatever it says: %s', async (_, text) => {
    const server = createServer((_request, response) => {
      response.writeHead(503).end(text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const behind = httpProcessor({ url: `http://127.0.0.1:${port}`, timeoutMs: 5_000 });
    const answer = behind.charge({ paymentId: uuidV7(), token: 'x', amount });
    await expect(answer).rejects.toThrow(ProcessorSilent);
    server.closeAllConnections();
    server.close();
  });
});

describe('A processor that leads elsewhere', () => {
  test('is not followed: whatever was sent stays with it, and nobody knows what became of a charge', async () => {
    let followed = 0;
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/elsewhere')) followed += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const leading = httpProcessor({ url: `http://127.0.0.1:${port}`, timeoutMs: 5_000 });
    const card = { type: 'creditCard', cardNumber: '4000000000000002', expiration: '2030-01' } as const;
    await expect(leading.tokenize(card)).rejects.toThrow(ProcessorSilent);
    await expect(leading.charge({ paymentId: uuidV7(), token: 'x', amount })).rejects.toThrow(
      ProcessorSilent,
    );
    expect(followed).toBe(0);
    server.closeAllConnections();
    server.close();
  });
});

describe('The published numbers', () => {
  test.each(sandboxCards.map((card) => [card.name, card.number]))(
    '%s passes the checks of a card',
    (_, number) => {
      expect(cardNumberProblem(number)).toBeNull();
    },
  );

  test('are each there once, and the routing number passes its check', () => {
    const numbers = [...sandboxCards, ...sandboxBankAccounts].map((one) =>
      'number' in one ? one.number : one.accountNumber,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(isRoutingNumber(sandboxBankAccounts[0].routingNumber)).toBe(true);
  });
});

describe('docs/sandbox-numbers.md', () => {
  test('lists the numbers as they are', () => {
    const page = readFileSync(new URL('../../../docs/sandbox-numbers.md', import.meta.url), 'utf8');
    expect(page).toBe(sandboxNumbersPage());
  });
});
