import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ColourTable } from './ColourTable.tsx';
import { DocumentPage } from './DocumentPage.tsx';

function Colour() {
  return (
    <DocumentPage title="Colour">
      <p>
        Live: what the page has now, in the scheme and brand that the toolbar chose. Text needs 4.5 on the
        ground it stands on, the outline of a control 3; the tests of the tokens hold every pair to that.
      </p>
      <ColourTable />
    </DocumentPage>
  );
}

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['for:reviewers'], component: Colour });

export const BusinessLight = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^ink / });
    await expect(Number(row.lastElementChild?.textContent)).toBeGreaterThan(15);
  },
});
export const BusinessDark = meta.story({ globals: { scheme: 'dark' } });
export const CommunityLight = meta.story({ globals: { brand: 'community' } });
export const CommunityDark = meta.story({ globals: { brand: 'community', scheme: 'dark' } });
