import { type ToggleName, toggleNames, toggles } from '@linework/contract';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { Entries, Entry, FactList } from './FactList.tsx';

const defaults = { nowhere: 'off', withDemoData: 'on where there are no real customers, else off' } as const;
const readers = { edge: 'the edge', portal: 'the portal', both: 'the edge and the portal' } as const;

function factsOf(name: ToggleName): [string, string][] {
  const row = toggles[name];
  return [
    ['Owner', row.owner],
    ['Kind', row.kind],
    ['Set by', row.variable],
    ['By default', defaults[row.onByDefault]],
    ['Read by', 'awaits' in row ? `nobody yet: waits for ${row.awaits}` : readers[row.readAt]],
    ['Switches', row.switches.join(', ') || 'no address'],
    ['In production', row.refusedInProduction ?? 'may be on'],
    ['Review by', row.reviewBy],
  ];
}

function Toggles() {
  return (
    <DocumentPage title="Toggles">
      <p>
        Everything that can be turned on or off without another version. A toggle that nobody reads fails the
        check, and so does one whose review is overdue.
      </p>
      <Entries>
        {toggleNames.map((name) => (
          <Entry key={name} aria-label={name}>
            <h2>{name}</h2>
            <p>{toggles[name].meaning}</p>
            <FactList facts={factsOf(name)} />
          </Entry>
        ))}
      </Entries>
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Catalog/Toggles',
  tags: ['for:reviewers'],
  component: Toggles,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const voice = within(canvas.getByRole('region', { name: 'voice' }));
    await expect(voice.getByText('/services-overview')).toBeVisible();
  },
});
