import { Link } from '@linework/design-system';
import { codesInOrder, outcomeOrigins } from '@linework/review';
import { FlowOverview } from '../atlas/FlowOverview.tsx';
import { loadFlow } from '../atlas/load-atlas.ts';
import { machineOf } from '../atlas/machines.ts';
import { OutcomeTable } from '../outcomes/OutcomeTable.tsx';
import { PicturesNotice } from '../pictures/PicturesNotice.tsx';
import { Overview } from './Overview.tsx';

const loads = new Map<string, (globals: Readonly<Record<string, unknown>>) => ReturnType<typeof loadFlow>>();

function loadOf(flow: string) {
  const load = loads.get(flow) ?? ((globals) => loadFlow({ flow, machine: machineOf(flow), globals }));
  loads.set(flow, load);
  return load;
}

/** A flow: what most customers go through, what else can happen, and how it can come out. */
export function FlowPage({ flow, title }: { flow: string; title: string }) {
  const codes = codesInOrder.filter((code) => outcomeOrigins[code].occursOn.some((place) => place === flow));
  return (
    <Overview title={title} facts={loadOf(flow)}>
      {({ facts, words }) => (
        <>
          <p>
            <Link variant="inline" href={`?path=/story/flow-atlas-maps--${flow}`} target="_top">
              Every way through it, on a map
            </Link>
          </p>
          <PicturesNotice pictures={facts.pictures} />
          <FlowOverview flow={facts} />
          {codes.length > 0 && (
            <>
              <h2>How it can come out</h2>
              <OutcomeTable codes={codes} words={words} />
            </>
          )}
        </>
      )}
    </Overview>
  );
}
