import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Button } from '../Button/Button.tsx';
import { AutoPayIcon, CardIcon, PaperlessIcon, ScheduledIcon } from '../Icon/icons.ts';
import { statusCardAccessibility } from './StatusCard.accessibility.ts';
import { StatusCard, type StatusCardProps } from './StatusCard.tsx';

const meta = preview.meta({
  id: 'components-statuscard',
  title: 'Components/Data display/StatusCard',
  component: StatusCard,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: statusCardAccessibility },
  args: { icon: CardIcon, title: '2 payment methods', note: '1 card expires next month' },
});

export const Leads = meta.story({
  decorators: [inColumn],
  args: { href: '/billing/bill-pay-options' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^2 payment methods/ })).toBeVisible();
  },
});

export const WithAction = meta.story({
  decorators: [inColumn],
  args: {
    icon: AutoPayIcon,
    title: 'Auto Pay is off',
    note: 'Save $5 a month when it is on',
    action: (
      <Button variant="quiet" onPress={fn()} aria-label="Turn on Auto Pay">
        Turn on
      </Button>
    ),
  },
});

export const Informs = meta.story({
  decorators: [inColumn],
  args: { icon: ScheduledIcon, title: 'No scheduled payments', note: 'You can only pay today' },
});

export const LongContent = meta.story({
  decorators: [inColumn],
  args: {
    icon: PaperlessIcon,
    title: 'La facturación sin papel está activada',
    note: 'Las facturas se envían a cuentas.por.pagar.y.administracion@panaderia-de-la-calle-maple.example',
    href: '/billing',
  },
});

const all = permutations<StatusCardProps>({
  tone: ['brand', 'positive', 'warning', 'critical'],
  href: ['/billing', undefined],
  note: ['1 card expires next month', undefined],
});

export const Permutations = meta.story({
  render: () => (
    <PermutationPage of={all}>
      {(props) => <StatusCard icon={CardIcon} title="2 payment methods" {...props} />}
    </PermutationPage>
  ),
});

export const ReachedByKeyboard = meta.story({
  decorators: [inColumn],
  args: { href: '/billing/bill-pay-options' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^2 payment methods/ })).toHaveFocus();
  },
});
