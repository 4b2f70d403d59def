import { useCopy } from '@linework/copy';
import { Alert, Disclosure } from '@linework/design-system';
import { useMemo } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { PicturesNotice } from '../pictures/PicturesNotice.tsx';
import { atlasCopy } from './atlas.copy.ts';
import { FlowMap } from './FlowMap.tsx';
import { FlowOverview } from './FlowOverview.tsx';
import type { Atlas } from './load-atlas.ts';
import { PathChooser } from './PathChooser.tsx';
import { PathSteps } from './PathSteps.tsx';
import { shortestPath } from './shortest-path.ts';
import { TransitionTable } from './TransitionTable.tsx';
import { useChoice } from './use-choice.ts';

const OnePage = createGlobalStyle`
  @page {
    size: landscape;
    margin: 8mm;
  }
`;

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  padding: var(--lw-space-24) var(--lw-space-24) var(--lw-space-64);

  @media print {
    gap: var(--lw-space-8);
    padding: 0;
  }
`;

const Title = styled.h1`
  font-size: var(--lw-font-size-28);
  line-height: var(--lw-line-height-28);

  @media print {
    font-size: var(--lw-font-size-18);
    line-height: var(--lw-line-height-18);
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lw-space-8) var(--lw-space-24);
`;

const Counts = styled.p`
  color: var(--lw-color-muted);

  @media print {
    font-size: var(--lw-font-size-13);
    line-height: var(--lw-line-height-13);
  }
`;

const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;

const MapParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
`;

/* No alert: whoever reads the map finds the state itself in red. */
const Missing = styled.p`
  color: var(--lw-color-critical);
  font-weight: var(--lw-font-weight-semibold);
`;

/** A flow on one page: every state with its picture, every way between two, and the shortest one. */
export function FlowAtlas({ atlas }: { atlas: Atlas }) {
  const { t } = useCopy(atlasCopy);
  const choice = useChoice();
  const { graph, flow, title, ordinary, pictures, storiesOf } = atlas;
  const { from, to } = choice;
  const path = useMemo(
    () => (from === null || to === null ? null : shortestPath(graph, from, to)),
    [graph, from, to],
  );
  const states = graph.states.filter(({ kind }) => kind === 'state');
  const isListed = states.some(({ id }) => storiesOf(id) !== null);
  const missing = states.filter(({ id }) => storiesOf(id)?.length === 0).length;
  return (
    <Page>
      <OnePage />
      <Head>
        <Title>{title}</Title>
        <Counts>
          {t('counts', { states: states.length, ways: graph.transitions.length, machine: flow })}
        </Counts>
      </Head>
      <OnScreen>
        {!isListed && <Alert title={t('unknownStories')} />}
        {isListed && <PicturesNotice pictures={pictures} />}
        {missing > 0 && <Missing>{t('missing', { count: missing })}</Missing>}
      </OnScreen>
      <FlowOverview flow={atlas} />
      <Disclosure title={t('overview.ways')} headingLevel={2}>
        <MapParts>
          <PathChooser states={graph.states} choice={choice} />
          <FlowMap atlas={atlas} choice={choice} path={path ?? []} ordinary={ordinary}>
            <PathSteps flow={atlas.flow} from={from} to={to} path={path} />
          </FlowMap>
        </MapParts>
      </Disclosure>
      <TransitionTable atlas={atlas} />
    </Page>
  );
}
