import { I18nProvider } from 'react-aria/I18nProvider';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { moneyAccessibility } from './Money.accessibility.ts';
import { Money, type MoneyProps } from './Money.tsx';

const meta = preview.meta({
  id: 'components-money',
  title: 'Components/Data display/Money',
  component: Money,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: moneyAccessibility },
  args: { cents: 26_437 },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$264.37')).toHaveStyle({ whiteSpace: 'nowrap' });
  },
});

export const Hero = meta.story({
  args: { size: 'hero' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^\$264\.37$/);
  },
});

/** Marked and copied it is the amount, once. */
export const Copied = meta.story({
  args: { size: 'hero', cents: -97_205 },
  play: async ({ canvasElement }) => {
    const selection = window.getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe('\u2212$972.05');
    selection?.removeAllRanges();
  },
});

export const Large = meta.story({ args: { size: 'large' } });

export const Medium = meta.story({ args: { size: 'medium' } });

export const ComesOff = meta.story({
  args: { cents: -5_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u2212$50.00')).toBeVisible();
  },
});

export const Change = meta.story({ args: { cents: 1_240, showsPlus: true } });

export const Nothing = meta.story({ args: { cents: 0, size: 'hero' } });

export const LongContent = meta.story({ args: { cents: 123_456_789_00, size: 'hero' } });

export const Spanish = meta.story({
  args: { cents: 123_456 },
  render: (args) => (
    <I18nProvider locale="es-US">
      <Money {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.56')).toBeVisible();
  },
});

const all = permutations<MoneyProps>({
  size: ['plain', 'medium', 'large', 'hero'],
  cents: [0, 26_437, -5_000, 500_000],
});

export const Permutations = meta.story({
  render: () => <PermutationPage of={all}>{(props) => <Money cents={0} {...props} />}</PermutationPage>,
});
