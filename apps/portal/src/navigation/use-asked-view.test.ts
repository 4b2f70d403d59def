import { describe, expect, it } from 'vitest';
import { type AskedView, heard } from './use-asked-view.ts';

const isSame = (one: string, other: string): boolean => one.trim() === other.trim();
const saying = (at: AskedView<string>, ...addresses: readonly string[]): AskedView<string> =>
  addresses.reduce((now, said) => heard(now, said, isSame), at);

describe('what is asked for while the address follows', () => {
  const typing: AskedView<string> = { said: '', asked: 'visa', sent: ['v', 'vi'] };

  it('stays what was typed since, when the address comes to say what was asked before', () => {
    expect(saying(typing, 'v')).toEqual({ said: 'v', asked: 'visa', sent: ['vi'] });
    expect(saying(typing, 'v', 'vi')).toEqual({ said: 'vi', asked: 'visa', sent: [] });
    expect(saying(typing, 'vi')).toEqual({ said: 'vi', asked: 'visa', sent: [] });
  });

  it('is what the address says where somebody else leads it, by Back or a link', () => {
    expect(saying(typing, '4242')).toEqual({ said: '4242', asked: '4242', sent: [] });
    expect(saying(typing, '4242', 'v')).toEqual({ said: 'v', asked: 'v', sent: [] });
  });

  it('is the same value while the address says the same, in whatever form', () => {
    expect(saying(typing, ' ')).toBe(typing);
  });
});
