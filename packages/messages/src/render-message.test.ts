import { contrast } from '@linework/design-system/contrast';
import type { Message } from '@linework/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageColors } from './message-looks.ts';
import { messageWords } from './message-words.ts';
import { plainValue } from './plain-value.ts';
import { renderMessage } from './render-message.ts';
import { sampleMessages, sampleReader } from './sample-messages.ts';

const languages = ['en', 'es'] as const;
const names = Object.keys(sampleMessages('en'));

async function written(name: string, language: (typeof languages)[number], change: Partial<Message> = {}) {
  const sample = Object.entries(sampleMessages(language)).find(([key]) => key === name)?.[1];
  if (!sample) throw new Error(`No sample is called ${name}`);
  const message: Message = Object.assign({}, sample.message, change);
  return renderMessage(message, sample.now, { ...sampleReader, language }, await messageWords(language));
}

describe.each(languages)('every message in %s', (language) => {
  it.each(names)(
    '%s says in plain text what it says as a page, and leads to one place of ours',
    async (name) => {
      const { subject, html, text } = await written(name, language);
      expect(subject.length).toBeGreaterThan(5);
      expect(subject.length).toBeLessThan(80);
      expect(html).toContain(`<html lang="${language}-US"`);
      const links = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, link]) => link);
      expect(links).toHaveLength(1);
      expect(links[0]).toMatch(/^https:\/\/portal\.example\/(billing\/(pay-bill|bill-pay-options)|login$)/);
      expect(text).toContain(links[0]?.replaceAll('&amp;', '&'));
      const body = html.slice(html.indexOf('<body')).replaceAll(/<div style="display: none.*?<\/div>/gs, '');
      for (const [, cell = ''] of body.matchAll(/<(?:p|td class="ink line"|th)[^>]*>([^<]+)</g)) {
        const plain = cell.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
        expect(text).toContain(plain);
      }
      expect(html + text).not.toMatch(/undefined|\[object|NaN|\{\{|<script/);
    },
  );

  it.each(names)('%s holds of a number its last four digits alone', async (name) => {
    const { html, text } = await written(name, language);
    expect(text.replaceAll(sampleReader.supportPhone, '')).not.toMatch(/(?:\d[ -]?){9,}/);
    expect(html).not.toContain(sampleReader.accountNumber);
  });
});

it.each([
  ['Refund www.evil-refunds.com', 'Refund www. evil-refunds. com'],
  ['pay@evil.example', 'pay evil. example'],
  ['https://evil', 'https evil'],
  ['J.R. St.John', 'J. R. St. John'],
])('names everybody, and by no name of which a mail program makes a link: %s', async (name, told) => {
  const { html, text } = await written('signInAdded', 'en', { name });
  expect(html + text).not.toContain(name);
  expect(text).toContain(told);
});

describe('what somebody typed', () => {
  const hostile = [
    'Dana\r\nBcc: all@example.test',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\u202Egnp.exe\u2066',
    'a'.repeat(5_000),
  ];
  it.each(hostile)('stands as a line of plain letters: %j', async (by) => {
    const { html, text, subject } = await written('methodAdded', 'en', { by });
    expect(html).not.toMatch(/<script|<img|\u202E|\u2066/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc/m);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
  });

  it('is one line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const plain = plainValue(name);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(Array.from(plain).length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

describe('a method', () => {
  const bank = {
    methodId: 'bank',
    type: 'bankAccount',
    brand: null,
    accountType: 'checking',
    lastFourDigits: '6789',
  } as const;
  const said = async (name: string | null, language: (typeof languages)[number] = 'en') =>
    (await written('methodAdded', language, { method: { ...bank, name } })).text;

  it.each([
    ['Oficina', 'en', 'Your Oficina ···· 6789 is'],
    ['Oficina', 'es', 'cuenta «Oficina» ···· 6789'],
    [null, 'en', 'Your checking account ···· 6789 is'],
    ['  ', 'en', 'Your checking account ···· 6789 is'],
  ] as const)('is named as on pages: %j in %s', async (name, language, text) => {
    expect((await said(name, language)).replaceAll('\u00a0', ' ')).toContain(text);
  });

  it.each(['evil.example', 'https://evil', 'www.evil.example/pay', 'pay@evil', 'C:\\pay', 'a:b'])(
    'is named by its kind where its own name reads like an address: %s',
    async (name) => {
      const text = await said(name);
      expect(text).not.toContain(name);
      expect(text.replaceAll('\u00a0', ' ')).toContain('checking account ···· 6789');
    },
  );

  it('has a name of one line, whatever was typed', async () => {
    expect(await said('Mine\r\nBcc all')).not.toMatch(/^Bcc/m);
  });
});

it('tells when Auto Pay takes the next bill, where nothing is owed before', async () => {
  const { text } = await written('autoPayOnPaidUp', 'en');
  expect(text).toMatch(
    /Expect the next bill around December\s20, 2026\. Auto\sPay will pay it on January\s5, 2027\./,
  );
  expect(text).not.toMatch(/December\s5, 2026/);
});

it.each([
  [
    'autoPayOffWhileConfirming',
    'en',
    /\$178\.25 Auto Pay charge from November 21, 2026\. Canceling doesn’t stop it\./,
  ],
  [
    'autoPayOffWhileConfirming',
    'es',
    /del 21 de noviembre de 2026, de \$178\.25\. No se detiene al cancelar\./,
  ],
  [
    'autoPayChangedWhileConfirming',
    'en',
    /from November 21, 2026\. That charge still goes to your Visa ···· 4242\./,
  ],
  ['autoPayChangedWhileConfirming', 'es', /de \$178\.25\. Ese cobro se hará a su Visa ···· 4242\./],
] as const)('%s tells in %s of a charge that is not confirmed yet', async (name, language, told) => {
  expect((await written(name, language)).text.replaceAll('\u00a0', ' ')).toMatch(told);
});

it('tells a debit’s deadline until it has passed', async () => {
  const { message, now } = sampleMessages('en').debitComing;
  const t = await messageWords('en');
  const at = (moment: string) =>
    renderMessage(message, now, { ...sampleReader, language: 'en', now: new Date(moment) }, t).text;
  expect(at('2026-12-03T19:59:00-05:00')).toContain(
    'Change or cancel by: December\u00a03, 2026, 8:00\u00a0PM\u00a0ET',
  );
  expect(at('2026-12-03T20:00:00-05:00')).toContain('too late to change this charge');
});

it.each(['light', 'dark'] as const)('is read in the %s', (scheme) => {
  const { canvas, surface, ink, body, muted, brand, onBrand } = messageColors[scheme];
  const pairs = [
    [ink, surface],
    [body, surface],
    [muted, surface],
    [muted, canvas],
    [ink, canvas],
    [onBrand, brand],
  ] as const;
  for (const [one, other] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
});
