import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { drawingAccessibility } from './Drawing.accessibility.ts';
import { Drawing } from './Drawing.tsx';
import { loosePlug } from './loose-plug.ts';
import { NightShop } from './NightShop.tsx';
import * as outcomeDrawings from './outcome-drawings.ts';

const meta = preview.meta({
  title: 'Components/Drawing',
  component: Drawing,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: drawingAccessibility },
  args: { of: outcomeDrawings.paidReceipt },
});

const family = { loosePlug, ...outcomeDrawings };

export const Family = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', alignItems: 'end' }}>
      {Object.entries(family).map(([name, shape]) => (
        <figure key={name}>
          <Drawing of={shape} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      Object.keys(family).length,
    );
  },
});

/** The one line that carries the meaning; nothing moves twice. */
export const DrawsItself = meta.story({
  args: { drawsItself: true },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-part="line"]');
    await expect(line).toHaveStyle({ animationIterationCount: '1' });
  },
});

/** On ink, whatever the scheme. */
export const Night = meta.story({
  render: () => (
    <div data-scheme="dark" style={{ height: '39rem', background: 'var(--lw-color-on-brand)' }}>
      <NightShop />
    </div>
  ),
});
