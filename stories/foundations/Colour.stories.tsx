import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ColourTable } from './ColourTable.tsx';
import { DocumentPage } from './DocumentPage.tsx';

function Colour() {
  return (
    <DocumentPage title="Color">
      <p>
        Read from this page, in the scheme and brand chosen in the toolbar. Text needs a contrast of at least
        4.5 to 1 with its background, the outline of a control 3 to 1. The token tests check every pair.
      </p>
      <ColourTable />
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Foundations/Color',
  id: 'foundations-colour',
  tags: ['for:reviewers'],
  component: Colour,
});

export const BusinessLight = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^ink / });
    await expect(Number(row.lastElementChild?.textContent)).toBeGreaterThan(15);
  },
});
export const BusinessDark = meta.story({ globals: { scheme: 'dark' } });
export const CommunityLight = meta.story({ globals: { brand: 'community' } });
export const CommunityDark = meta.story({ globals: { brand: 'community', scheme: 'dark' } });
