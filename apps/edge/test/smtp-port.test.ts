import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Mail } from '../src/capabilities/messages/mail-port.ts';
import { smtpPort } from '../src/capabilities/messages/smtp-port.ts';
import { selfSigned } from './support/self-signed.ts';
import { startSmtp, type TestSmtp } from './support/smtp-server.ts';

const mail: Mail = {
  id: 'message.reader',
  to: 'dana@bakery.example',
  subject: 'Recibimos su pago de $178.25',
  html: '<!doctype html><p>Sí</p>',
  text: 'Sí\n',
};
const sender = { from: 'Linework <billing@provider.example>' };

describe('A mail server', () => {
  const open: { stop(): Promise<void> | void }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.stop();
  });
  const start = async (...options: Parameters<typeof startSmtp>): Promise<TestSmtp> => {
    const server = await startSmtp(...options);
    open.push(server);
    return server;
  };
  const portTo = ({ settings }: Pick<TestSmtp, 'settings'>, patienceMs?: number) =>
    smtpPort(settings, sender, patienceMs);

  test('is given a message as a page and as plain text, the same one however often', async () => {
    const server = await start({ disabledCommands: ['STARTTLS', 'AUTH'] });
    const port = portTo(server);
    expect(await port.send(mail)).toEqual({ answer: 'sent' });
    expect(await port.send(mail)).toEqual({ answer: 'sent' });
    const [first, second] = server.arrived;
    for (const arrived of [first, second]) {
      expect(arrived).toContain('Message-ID: <message.reader@provider.example>');
      expect(arrived).toContain('To: dana@bakery.example');
      expect(arrived).toContain('Auto-Submitted: auto-generated');
      expect(arrived).toMatch(/Content-Type: multipart\/alternative/);
      expect(arrived).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    }
  });

  test('is given no header that somebody typed', async () => {
    const server = await start({ disabledCommands: ['STARTTLS', 'AUTH'] });
    const typed = 'Paid\r\nBcc: all@example.test';
    await portTo(server).send({
      ...mail,
      subject: typed,
      to: 'dana@bakery.example\r\nBcc: all@example.test',
    });
    await portTo(server).send({ ...mail, subject: typed });
    for (const arrived of server.arrived) {
      const [headers = ''] = arrived.split('\r\n\r\n');
      expect(headers).not.toMatch(/^Bcc:/im);
    }
    expect(server.arrived.length).toBeGreaterThan(0);
  });

  test.each([
    [550, 'refused'],
    [451, 'later'],
  ] as const)(
    'that answers %i to an address: %s, and nothing of it is kept but the number',
    async (status, answer) => {
      const server = await start({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: ({ address }, _session, done) => {
          done(
            address.startsWith('dana')
              ? Object.assign(new Error(`no ${address}`), { responseCode: status })
              : null,
          );
        },
      });
      const port = portTo(server);
      expect(await port.send(mail)).toEqual({ answer, problem: `EENVELOPE ${status}` });
      expect(await port.send({ ...mail, to: 'sam@bakery.example' })).toEqual({ answer: 'sent' });
    },
  );

  test('that is down is away', async () => {
    const server = await startSmtp({ disabledCommands: ['STARTTLS'] });
    await server.stop();
    expect(await portTo(server).send(mail)).toMatchObject({ answer: 'away', problem: 'ESOCKET' });
  });

  test('that says nothing is away, after a while', async () => {
    const silent = createServer(() => undefined);
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    open.push({ stop: () => void silent.close() });
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = { host: '127.0.0.1', port, user: null, password: null, isSecure: false, isLocal: true };
    expect(await portTo({ settings }, 200).send(mail)).toMatchObject({
      answer: 'away',
      problem: 'ETIMEDOUT',
    });
  });

  test('of another machine that offers no TLS is told nothing, no password above all', async () => {
    const told: string[] = [];
    const server = await start(
      {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ username = '' }, _session, done) => {
          told.push(username);
          done(null, { user: username });
        },
      },
      { user: 'linework', password: 'secret', isLocal: false },
    );
    expect(await portTo(server).send(mail)).toMatchObject({ answer: 'away' });
    expect(told).toEqual([]);
    expect(server.arrived).toEqual([]);
  });

  test.each([false, true])(
    'whose certificate nobody vouches for is told nothing (TLS first: %s)',
    async (isSecure) => {
      const server = await start({ ...selfSigned(), secure: isSecure }, { isSecure, isLocal: false });
      expect(await portTo(server).send(mail)).toMatchObject({ answer: 'away' });
      expect(server.arrived).toEqual([]);
    },
  );

  test('that refuses the password is away, and others wait for it', async () => {
    const server = await start(
      {
        authOptional: false,
        allowInsecureAuth: true,
        disabledCommands: ['STARTTLS'],
        onAuth: (_auth, _session, done) => done(new Error('no')),
      },
      { user: 'linework', password: 'wrong' },
    );
    expect(await portTo(server).send(mail)).toMatchObject({ answer: 'away', problem: 'EAUTH 535' });
  });
});
