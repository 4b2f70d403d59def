import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from './speed-bump.ts';

/** A link on the page, by what is written on it. */
class PressedLink {
  readonly protocol: string;
  readonly target: string;
  readonly #attributes: Readonly<Record<string, string>>;
  constructor(attributes: Readonly<Record<string, string>>) {
    this.#attributes = attributes;
    this.protocol = new URL(attributes.href ?? '', 'https://portal.example').protocol;
    this.target = attributes.target ?? '';
  }
  hasAttribute(name: string) {
    return name in this.#attributes;
  }
  closest() {
    return this;
  }
}

const view = new EventTarget();
let stop = () => {};
beforeEach(() => {
  vi.stubGlobal('window', view);
  vi.stubGlobal('Element', PressedLink);
  stop = askBeforeLeaving();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function press(link: PressedLink): void {
  view.dispatchEvent(new Event('pointerdown'));
  view.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: link }));
}
/** Whether the browser asks, as the page is to be left. */
const isAsked = (): boolean => !view.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('Where the browser asks before a page is left', () => {
  test.each([
    ['calls', { href: 'tel:+18005550142' }],
    ['calls, however it is written', { href: 'TEL:+18005550142' }],
    ['writes an email', { href: 'mailto:help@provider.example' }],
    ['saves a file', { href: '/api/statements/2026-11.pdf', download: '' }],
    ['saves a file by a name', { href: '/api/statements/2026-11.pdf', download: 'November.pdf' }],
    ['opens another tab', { href: 'https://help.provider.example/', target: '_blank' }],
  ])('it asks nothing of a link that %s: the page stays', (_what, attributes) => {
    press(new PressedLink(attributes));
    expect(isAsked()).toBe(false);
  });

  test.each([
    ['leads to another site', { href: 'https://help.provider.example/' }],
    ['leads to another site in this tab', { href: 'https://help.provider.example/', target: '_self' }],
    ['leads to an address here', { href: '/telephone' }],
  ])('it asks of a link that %s', (_what, attributes) => {
    press(new PressedLink(attributes));
    expect(isAsked()).toBe(true);
  });

  test('it asks again after the next press', () => {
    press(new PressedLink({ href: 'tel:+18005550142' }));
    view.dispatchEvent(new Event('pointerdown'));
    expect(isAsked()).toBe(true);
  });
});
