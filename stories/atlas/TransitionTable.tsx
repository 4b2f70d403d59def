import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { RegisterTable } from '../RegisterTable.tsx';
import { AtlasSection } from './AtlasSection.tsx';
import { atlasCopy } from './atlas.copy.ts';
import { anywhere, type FlowTransition } from './flow-graph.ts';
import type { Atlas } from './load-atlas.ts';
import { stateTitle } from './measure.ts';
import { useTriggerWords } from './use-trigger-words.ts';

const Missing = styled.strong`
  color: var(--lw-color-critical);
`;

/* What the machine calls it, for who looks it up there. */
const Raw = styled.code`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
`;

/* One below the other they are pressed by a finger too. */
const StoryLine = styled.div`
  min-height: var(--lw-space-24);
`;

/** Ways that differ only in where they lead are one line. */
const linesOf = (ways: readonly FlowTransition[]): FlowTransition[][] => [
  ...Map.groupBy(ways, ({ trigger, guard, isOtherwise }) =>
    [trigger.kind, trigger.name, guard ?? '', isOtherwise].join(' '),
  ).values(),
];

/** All that the map shows, as a table: every state, what can happen in it, and where that leads. */
export function TransitionTable({ atlas: { flow, graph, storiesOf } }: { atlas: Atlas }) {
  const { t } = useCopy(atlasCopy);
  const triggerWords = useTriggerWords();
  const columns = [t('table.state'), t('table.stories'), t('table.when'), t('table.if'), t('table.target')];
  const rows = [
    { id: anywhere, title: t('table.anywhere'), isState: false },
    ...graph.states.map(({ id, kind }) => ({
      id,
      title: id.split('.').map(stateTitle).join(' › '),
      isState: kind === 'state',
    })),
  ];
  const targets = (ways: readonly FlowTransition[]): string =>
    ways
      .map(({ source, target }) =>
        source === target ? t('table.stays') : target.split('.').map(stateTitle).join(' › '),
      )
      .join(', ');
  return (
    <AtlasSection title={t('table.heading')}>
      <RegisterTable label={t('table.heading')} columns={columns}>
        {rows.map(({ id, title, isState }) => {
          const lines = linesOf(graph.transitions.filter(({ source }) => source === id));
          if (lines.length === 0 && !isState) return null;
          const stories = isState ? storiesOf(id) : null;
          const head = (
            <>
              <th scope="row" rowSpan={Math.max(1, lines.length)}>
                {title}
              </th>
              <td rowSpan={Math.max(1, lines.length)}>
                {stories?.map(({ story, address }) => (
                  <StoryLine key={story.id}>
                    <Link href={address} target="_top">
                      {story.name}
                    </Link>
                  </StoryLine>
                ))}
                {stories?.length === 0 && <Missing>{t('card.noStory')}</Missing>}
              </td>
            </>
          );
          return (
            <Fragment key={id}>
              {lines.length === 0 && (
                <tr>
                  {head}
                  <td colSpan={3}>{t('table.nothing')}</td>
                </tr>
              )}
              {lines.map((ways, at) => {
                const [way] = ways;
                return (
                  way && (
                    <tr key={way.id}>
                      {at === 0 && head}
                      <td>
                        {triggerWords(flow, way.trigger)} <Raw>{way.trigger.name}</Raw>
                      </td>
                      <td>{way.isOtherwise ? t('otherwise') : way.guard}</td>
                      <td>{targets(ways)}</td>
                    </tr>
                  )
                );
              })}
            </Fragment>
          );
        })}
      </RegisterTable>
    </AtlasSection>
  );
}
