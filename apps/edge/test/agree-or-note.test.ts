import { expect, test } from 'vitest';
import { agreeOrNote } from '../src/processor/agree-or-note.ts';
import { type AgreementAnswer, ProcessorSilent } from '../src/processor/processor-port.ts';

const silent = async (): Promise<AgreementAnswer> => {
  throw new ProcessorSilent('No answer');
};

test.each<[string, () => Promise<AgreementAnswer>, number]>([
  ['takes it', async () => 'done', 0],
  ['does not take it', async () => 'refused', 1],
  ['gave the other up', async () => 'lost', 1],
  ['cannot be asked', silent, 1],
])('where bank or card network %s', async (_, agree, times) => {
  const noted: Error[] = [];
  await agreeOrNote({ agree }, { from: null, to: 'token' }, (error) => noted.push(error));
  expect(noted).toHaveLength(times);
});
