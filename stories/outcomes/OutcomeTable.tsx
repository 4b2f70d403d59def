import type { OutcomeCode } from '@linework/domain';
import type { BothLanguages } from '../both-languages.ts';
import { RegisterTable } from '../RegisterTable.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';

const columns = [
  'Code',
  'English',
  'Spanish',
  'Your money',
  'Where it occurs',
  'How to produce it',
  'Try again?',
  'Shown as',
  'HTTP',
];

export interface OutcomeTableProps {
  readonly codes: readonly OutcomeCode[];
  readonly words: BothLanguages;
}

/** Outcomes with all that the register says of them, a line each. */
export function OutcomeTable({ codes, words }: OutcomeTableProps) {
  return (
    <RegisterTable label="Outcomes" columns={columns}>
      {codes.map((code) => (
        <OutcomeLine key={code} code={code} words={words} />
      ))}
    </RegisterTable>
  );
}
