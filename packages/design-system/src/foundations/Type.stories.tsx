import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import base from '../tokens/base.tokens.json' with { type: 'json' };
import { padded } from './frames.tsx';

const sizes = Object.keys(base['font-size']).filter((name) => !name.startsWith('$'));
const weights = Object.keys(base['font-weight']).filter((name) => !name.startsWith('$'));

const Rows = styled.dl`
  display: grid;
  gap: var(--lw-space-16);
  color: var(--lw-color-ink);

  dt {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-13);
    line-height: var(--lw-line-height-13);
  }
`;

const meta = preview.meta({ title: 'Foundations/Type', parameters: padded });

export const Sizes = meta.story({
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <div key={size}>
          <dt>{size}</dt>
          <dd
            style={{ fontSize: `var(--lw-font-size-${size})`, lineHeight: `var(--lw-line-height-${size})` }}
          >
            Pague $1,234.56 hoy
          </dd>
        </div>
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    const [smallest] = canvas.getAllByText('Pague $1,234.56 hoy');
    await expect(smallest).toHaveStyle({ fontSize: '13px', lineHeight: '18px' });
    await expect(document.fonts.check('16px "Inter Variable"')).toBe(true);
  },
});

export const Weights = meta.story({
  render: () => (
    <Rows>
      {weights.map((weight) => (
        <div key={weight}>
          <dt>{weight}</dt>
          <dd style={{ fontWeight: `var(--lw-font-weight-${weight})` }}>
            Amount due, November 22 ÁÉÍÓÚÑ ¿? ¡!
          </dd>
        </div>
      ))}
    </Rows>
  ),
});

export const TabularFigures = meta.story({
  render: () => (
    <div className="lw-tabular">
      <div>
        <span>$111.11</span>
      </div>
      <div>
        <span>$888.88</span>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(width('$111.11')).toBe(width('$888.88'));
  },
});
