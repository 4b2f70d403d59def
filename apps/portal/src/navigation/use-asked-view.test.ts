import { describe, expect, it } from 'vitest';
import { type AskedView, heard, turnedBack } from './use-asked-view.ts';

const isSame = (one: string, other: string): boolean => one.trim() === other.trim();
const typing: AskedView<string> = { entry: 'a', said: '', asked: 'visa', sent: ['v', 'vi'], givenUp: 0 };

/** What is asked for once the address said each of these, one after the other, at entries of their own. */
const saying = (...addresses: readonly string[]): AskedView<string> =>
  addresses.reduce((now, said, index) => heard(now, { entry: `${index}`, said }, isSame), typing);

describe('what is asked for while the address follows', () => {
  it('stays what was typed since, when the address comes to say what was asked before', () => {
    expect(saying('v')).toMatchObject({ said: 'v', asked: 'visa', sent: ['vi'], givenUp: 0 });
    expect(saying('v', 'vi')).toMatchObject({ said: 'vi', asked: 'visa', sent: [], givenUp: 0 });
    expect(saying('vi')).toMatchObject({ said: 'vi', asked: 'visa', sent: [], givenUp: 0 });
  });

  it('is what the address says where somebody else leads it, by Back or a link, and the field says so', () => {
    expect(saying('4242')).toMatchObject({ said: '4242', asked: '4242', sent: [], givenUp: 1 });
    expect(saying('4242', 'v')).toMatchObject({ said: 'v', asked: 'v', sent: [], givenUp: 1 });
    expect(saying('')).toMatchObject({ said: '', asked: '', givenUp: 1 });
  });

  it('is what the address says when Back comes before it said anything else', () => {
    expect(turnedBack(typing, isSame)).toEqual({ ...typing, asked: '', sent: [], givenUp: 1 });
    const still = { ...typing, said: 'visa' };
    expect(turnedBack(still, isSame)).toEqual({ ...still, sent: [] });
  });

  it('is the same value where another entry says it', () => {
    expect(saying('visa ').asked).toBe(typing.asked);
    expect(heard(typing, { entry: 'a', said: 'other' }, isSame)).toBe(typing);
  });
});
