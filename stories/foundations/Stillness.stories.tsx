import { useLanguage } from '@linework/copy';
import { DescriptionList, DescriptionRow } from '@linework/design-system';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocumentPage } from './DocumentPage.tsx';

function Stillness() {
  const { language } = useLanguage();
  const { brand, scheme } = document.documentElement.dataset;
  return (
    <DocumentPage isNarrow title="What stands still">
      <p>Every story happens at the same moment, so that a picture changes only when the screen does.</p>
      <DescriptionList>
        <DescriptionRow label="Now" value={new Date().toISOString()} />
        <DescriptionRow label="Chance" value={Math.random().toFixed(6)} />
        <DescriptionRow label="Language" value={language} />
        <DescriptionRow label="Brand" value={brand} />
        <DescriptionRow label="Scheme" value={scheme} />
      </DescriptionList>
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Foundations/What stands still',
  tags: ['for:reviewers'],
  component: Stillness,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the clock stands at the moment of every story', async () => {
      await expect(canvas.getByText('2026-11-21T20:04:00.000Z')).toBeVisible();
    });
    await step('the bundled font is there', async () => {
      await expect(document.fonts.check('1rem "Inter Variable"')).toBe(true);
    });
    await step('nothing moves', async () => {
      await expect(document.getAnimations()).toHaveLength(0);
    });
  },
});

export const InSpanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('es')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'es-US');
  },
});

export const DarkCommunity = meta.story({
  globals: { scheme: 'dark', brand: 'community' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dark')).toBeVisible();
    await expect(canvas.getByText('community')).toBeVisible();
  },
});
