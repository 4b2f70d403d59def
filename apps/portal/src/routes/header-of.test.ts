import { headerVariants } from '@linework/design-system';
import { describe, expect, it } from 'vitest';
import { headerOf } from './header-of.ts';
import { headersAbove } from './headers-above.ts';

describe('the header above a page', () => {
  it('is on some route each of the seven that the specification names', () => {
    expect(new Set(headersAbove)).toEqual(new Set(headerVariants));
  });

  it.each([
    ['beside the menu', {}, 'menu', false, 'signedIn'],
    [
      'beside the menu, without the Auto Pay that mobile service requires',
      {},
      'menu',
      true,
      'missingAutoPay',
    ],
    ['beside the menu of a page that says so itself', { tellsOfAutoPay: true }, 'menu', true, 'signedIn'],
    ['in a flow, which brings its own', {}, 'focused', true, 'hidden'],
    ['before anybody has signed in', {}, 'unauthenticated', true, 'unauthenticated'],
    ['while something is bought', {}, 'nestedBuy', true, 'buyflow'],
    ['where one thing is done', {}, 'fullWidth', true, 'simple'],
    ['that the route names', { header: 'webform' }, 'fullWidth', true, 'webform'],
  ] as const)('is %s its own', (_where, row, frame, isMissing, header) => {
    expect(headerOf(row, frame, isMissing)).toBe(header);
  });
});
