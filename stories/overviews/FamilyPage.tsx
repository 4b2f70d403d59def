import { codesInOrder, outcomeGroupOf, type outcomeGroups } from '@linework/review';
import { OutcomeTable } from '../outcomes/OutcomeTable.tsx';
import { Overview } from './Overview.tsx';

const nothing = async () => null;

/** A family of outcomes: each with its words in both languages, what became of the money, and how to produce it. */
export function FamilyPage({ group, title }: { group: keyof typeof outcomeGroups; title: string }) {
  return (
    <Overview title={title} facts={nothing}>
      {({ words }) => (
        <OutcomeTable codes={codesInOrder.filter((code) => outcomeGroupOf(code) === group)} words={words} />
      )}
    </Overview>
  );
}
