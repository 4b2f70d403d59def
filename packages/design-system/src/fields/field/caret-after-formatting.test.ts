import { describe, expect, it } from 'vitest';
import { caretAfterFormatting, deleteAcrossSeparator } from './caret-after-formatting.ts';

describe('the caret while digits are grouped', () => {
  it('stays at the end when the typist was at the end', () => {
    expect(caretAfterFormatting('42424', 5, '4242 4')).toBe(6);
  });

  it('stays behind the digit that was typed in the middle', () => {
    expect(caretAfterFormatting('42142 4242', 3, '4214 2424 2')).toBe(3);
    expect(caretAfterFormatting('42421 4242', 5, '4242 1424 2')).toBe(6);
  });

  it('stays at the start when the first digit was deleted', () => {
    expect(caretAfterFormatting('242 4242', 0, '2424 242')).toBe(0);
  });

  it('counts other characters where those are what is kept', () => {
    expect(caretAfterFormatting('$1,2', 3, '1,2', /[^$]/)).toBe(2);
  });
});

describe('deleting at a separator', () => {
  it('takes the digit before it on Backspace', () => {
    const deletion = { before: '4242 4', after: '42424', caret: 4, direction: 'backward' } as const;
    expect(deleteAcrossSeparator(deletion)).toEqual({ text: '4244', caret: 3 });
  });

  it('takes the digit after it on Delete', () => {
    const deletion = { before: '4242 51', after: '424251', caret: 4, direction: 'forward' } as const;
    expect(deleteAcrossSeparator(deletion)).toEqual({ text: '42421', caret: 4 });
  });

  it('leaves the deletion of a digit alone', () => {
    const deletion = { before: '4242 4', after: '4242 ', caret: 5, direction: 'backward' } as const;
    expect(deleteAcrossSeparator(deletion)).toEqual({ text: '4242 ', caret: 5 });
  });
});
