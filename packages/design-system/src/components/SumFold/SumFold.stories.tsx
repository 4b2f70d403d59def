import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, onPhone, padded } from '../../foundations/frames.tsx';
import { Money } from '../Money/Money.tsx';
import { sumFoldAccessibility } from './SumFold.accessibility.ts';
import { SumFold } from './SumFold.tsx';
import { SumFoldLine } from './SumFoldLine.tsx';

const lines = (
  <>
    <SumFoldLine
      label="Business Internet 600"
      figure={<Money cents={9_999} />}
      note="Was $89.99 in October."
      explained={{ ask: 'What is Business Internet 600?', text: 'Internet at up to 600 Mbps.' }}
    />
    <SumFoldLine
      label="Static IP address"
      figure={<Money cents={1_499} />}
      explained={{
        ask: 'What is Static IP address?',
        text: 'An internet address that stays the same, so that others can reach your devices.',
      }}
    />
    <SumFoldLine label="Auto Pay discount" figure={<Money cents={-500} />} />
  </>
);

const meta = preview.meta({
  id: 'components-sumfold',
  title: 'Components/Data display/SumFold',
  component: SumFold,
  subcomponents: { SumFoldLine },
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: sumFoldAccessibility },
  decorators: [inColumn],
  args: { title: 'Internet', figure: <Money cents={10_998} />, children: lines },
});

export const Folded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Static IP address')).not.toBeVisible();
  },
});

export const Unfolded = meta.story({ args: { defaultExpanded: true } });

export const Explained = meta.story({
  args: { defaultExpanded: true },
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: 'What is Static IP address?' });
    const { width, height } = ask.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
    await userEvent.click(ask);
    await expect(canvas.getByText(/stays the same/)).toBeVisible();
    await expect(ask).toHaveAttribute('aria-expanded', 'true');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Internet $109.98' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'What is Business Internet 600?' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Internet at up to 600 Mbps.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Internet at up to 600 Mbps.')).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Internet $109.98' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Paper has every line, whatever the screen folds. */
export const OnPaper = meta.story({
  globals: { medium: 'paper' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Static IP address').checkVisibility()).toBe(true);
  },
});

export const Several = meta.story({
  render: (args) => (
    <>
      <SumFold {...args} />
      <SumFold {...args} title="Business phone" figure={<Money cents={2_999} />} defaultExpanded />
    </>
  ),
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    defaultExpanded: true,
    title: 'Televisión de exhibición pública para restaurantes y salas de espera',
    figure: <Money cents={1_339_546} />,
    children: (
      <SumFoldLine
        label="Paquete de canales deportivos internacionales para establecimientos comerciales"
        figure={<Money cents={1_339_546} />}
        explained={{
          ask: '¿Qué es el paquete de canales deportivos internacionales?',
          text: 'Canales de deportes que puede mostrar a sus clientes en un lugar público.',
        }}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
