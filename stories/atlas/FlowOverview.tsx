import { useCopy } from '@linework/copy';
import { styled } from 'styled-components';
import { AtlasSection } from './AtlasSection.tsx';
import { atlasCopy } from './atlas.copy.ts';
import type { Flow } from './load-atlas.ts';
import { stateTitle } from './measure.ts';
import { wayTo } from './ordinary-way.ts';
import { StateCard } from './StateCard.tsx';
import { useTriggerWords } from './use-trigger-words.ts';

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: var(--lw-space-24) var(--lw-space-16);

  /* On a docs page as well, where lists are running text. */
  &&& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const nameOf = (state: string): string => state.split('.').map(stateTitle).join(' › ');

/** The states of a flow, large enough to be seen: those of the ordinary way in their order, then all others. */
export function FlowOverview({ flow }: { flow: Flow }) {
  const { t } = useCopy(atlasCopy);
  const triggerWords = useTriggerWords();
  const { graph, ordinary, storiesOf } = flow;
  const [first] = ordinary;
  const onTheWay = first ? [first.from, ...ordinary.map(({ to }) => to)] : [];
  const others = graph.states.filter(({ id, kind }) => kind === 'state' && !onTheWay.includes(id));
  const before = (state: string): string | undefined => {
    const last = wayTo(graph, ordinary, state)?.at(-1);
    return (
      last &&
      t('overview.after', {
        state: nameOf(last.from),
        trigger: triggerWords(flow.flow, last.transition.trigger),
      })
    );
  };
  return (
    <>
      {first && (
        <AtlasSection title={t('overview.ordinary')}>
          <Cards>
            {onTheWay.map((id, at) => {
              const step = ordinary[at - 1];
              return (
                <StateCard
                  key={id}
                  title={`${at + 1}. ${nameOf(id)}`}
                  stories={storiesOf(id)}
                  note={step && triggerWords(flow.flow, step.transition.trigger)}
                />
              );
            })}
          </Cards>
        </AtlasSection>
      )}
      <AtlasSection title={t('overview.rest')}>
        <Cards>
          {others.map(({ id }) => (
            <StateCard key={id} title={nameOf(id)} stories={storiesOf(id)} note={before(id)} />
          ))}
        </Cards>
      </AtlasSection>
    </>
  );
}
