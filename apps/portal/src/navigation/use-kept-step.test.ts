import { expect, test } from 'vitest';
import { keptStepIn } from './use-kept-step.ts';

test.each([
  ['a step', { step: { at: 'code', name: 'maple' } }, { at: 'code', name: 'maple' }],
  ['nothing', null, null],
  ['what is kept by somebody else', { flowSteps: ['amount'] }, null],
  ['a text', { step: 'code' }, null],
  ['what is no text', { step: { at: 'code', isAnother: true } }, null],
])('an entry with %s', (_, state, kept) => expect(keptStepIn(state)).toEqual(kept));
