import { useCopy } from '@linework/copy';
import { styled } from 'styled-components';
import { atlasCopy } from './atlas.copy.ts';
import { stateTitle } from './measure.ts';
import type { PathStep } from './shortest-path.ts';
import { useTriggerWords } from './use-trigger-words.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--lw-space-4);
  padding-inline-start: var(--lw-space-24);
  list-style: decimal;
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

const nameOf = (id: string): string => stateTitle(id.split('.').at(-1) ?? id);

export interface PathStepsProps {
  readonly flow: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly path: readonly PathStep[] | null;
}

/** The shortest path in words: what has to happen, in order. */
export function PathSteps({ flow, from, to, path }: PathStepsProps) {
  const { t, rich } = useCopy(atlasCopy);
  const triggerWords = useTriggerWords();
  if (from === null || to === null) return <p role="status">{t('path.hint')}</p>;
  const ends = { from: nameOf(from), to: nameOf(to) };
  if (from === to) return <p role="status">{t('path.same')}</p>;
  if (path === null) return <p role="status">{t('path.none', ends)}</p>;
  return (
    <div>
      <p role="status">{t('path.steps', { ...ends, count: path.length })}</p>
      <Steps>
        {path.map(({ to: next, transition: { id, trigger, guard } }) => {
          const values = { trigger: triggerWords(flow, trigger), to: nameOf(next) };
          const slots = { event: <strong />, guard: <code /> };
          return (
            <li key={id}>
              {guard === null
                ? rich('path.step', slots, values)
                : rich('path.stepIf', slots, { ...values, guard })}
            </li>
          );
        })}
      </Steps>
      {path.some(({ transition }) => transition.guard !== null) && <Note>{t('path.guards')}</Note>}
    </div>
  );
}
