import { type AddressAccess, whoMayGoWhere } from '@linework/portal/routes';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { Entries, Entry, FactList } from './FactList.tsx';

function WhoMayGoWhere({ table }: { readonly table: readonly AddressAccess[] }) {
  return (
    <DocumentPage title="Who may go where">
      <p>
        Every address, and what it shows to whom: found by asking its guards about every visitor there can be,
        with each toggle that they ask about on and off. How much is past due decides nothing here. In
        maintenance every address leads to /maintenance.
      </p>
      <Entries>
        {table.map(({ address, lines }) => (
          <Entry key={address} aria-label={address}>
            <h2>{address}</h2>
            <FactList
              facts={lines.map(({ conditions, outcome }) => [conditions.join(', ') || 'everybody', outcome])}
            />
          </Entry>
        ))}
      </Entries>
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Catalog/Who may go where',
  tags: ['for:reviewers'],
  loaders: [async () => ({ table: await whoMayGoWhere() })],
  render: (_, { loaded: { table } }) => <WhoMayGoWhere table={table} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const overview = within(canvas.getByRole('region', { name: '/services-overview' }));
    await expect(overview.getByText('voice on').nextElementSibling).toHaveTextContent('not found');
  },
});
