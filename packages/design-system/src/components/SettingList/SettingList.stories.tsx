import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Card } from '../Card/Card.tsx';
import { AutoPayIcon, CardIcon, PaperlessIcon, ScheduledIcon } from '../Icon/icons.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { settingListAccessibility } from './SettingList.accessibility.ts';
import { SettingList, type SettingListProps } from './SettingList.tsx';
import { SettingRow, type SettingRowProps } from './SettingRow.tsx';

const doors = (
  <>
    <SettingRow
      icon={AutoPayIcon}
      tone="positive"
      title="Auto Pay is on"
      note="Next charge: December 6"
      gain="Saves $5.00 a month"
      door={{ href: '/auto-pay', verb: 'Manage' }}
    />
    <SettingRow
      icon={ScheduledIcon}
      title="1 scheduled payment"
      note="$40.00 on December 2"
      door={{ href: '/scheduled', verb: 'Change' }}
    />
    <SettingRow
      icon={CardIcon}
      tone="warning"
      title="4 payment methods"
      note="1 expired, 1 expires soon"
      door={{ href: '/wallet', verb: 'Update' }}
    />
    <SettingRow
      icon={PaperlessIcon}
      title="Paperless is on"
      note="owner@maplest.example"
      door={{ href: '/paperless', verb: 'View' }}
    />
  </>
);

const meta = preview.meta({
  title: 'Components/Navigation/SettingList',
  id: 'components-settinglist',
  component: SettingList,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: settingListAccessibility },
  decorators: [inColumn],
  args: { label: 'How you pay', children: doors },
  render: (args: SettingListProps) => (
    <Card title={args.label}>
      <SettingList {...args} />
    </Card>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const link = canvas.getByRole('link', { name: 'Paperless is on owner@maplest.example View' });
    await expect(link).toHaveAttribute('href', '/paperless');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Facts = meta.story({
  args: {
    children: (
      <>
        <SettingRow icon={AutoPayIcon} tone="quiet" title="Auto Pay is off" gain="Save $5.00 a month" />
        <SettingRow
          icon={ScheduledIcon}
          tone="quiet"
          title="No scheduled payments"
          note="Not available while you have a past due amount"
        />
        <SettingRow icon={CardIcon} title={<Skeleton width="9rem" />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Save $5.00 a month')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const TwoByTwo = meta.story({ decorators: [inFlow] });

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    label: 'Cómo paga',
    children: (
      <SettingRow
        icon={PaperlessIcon}
        title="La facturación electrónica está activada"
        note="cuentas.por.pagar.y.administracion@panaderia-de-la-calle-maple.example"
        gain="Ahorra $5.00 al mes en cada una de sus facturas"
        door={{ href: '/paperless', verb: 'Administrar' }}
      />
    ),
  },
});

const all = permutations<Pick<SettingRowProps, 'tone' | 'gain'>>({
  tone: ['quiet', 'brand', 'positive', 'warning'],
  gain: ['Saves $5.00 a month', undefined],
});

export const Permutations = meta.story({
  render: () => (
    <PermutationPage of={all}>
      {(props) => (
        <SettingList label="How you pay">
          <SettingRow icon={AutoPayIcon} title="A fact" note="The 6th of each month" {...props} />
          <SettingRow
            icon={AutoPayIcon}
            title="A door"
            note="The 6th of each month"
            door={{ href: '/billing', verb: 'Manage' }}
            {...props}
          />
        </SettingList>
      )}
    </PermutationPage>
  ),
});

const opened = fn();

/** What it leads to opens over the page. */
export const OpensOverThePage = meta.story({
  args: {
    label: 'Quick pay',
    children: (
      <SettingRow
        icon={CardIcon}
        title="Quick pay"
        note="$133.25 today, with your Visa ···· 4242"
        door={{ onPress: opened, verb: 'Review' }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    const row = canvas.getByRole('button', { name: /^Quick pay .* Review$/ });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
});

export const ReachedByKeyboard = meta.story({
  args: {
    children: (
      <>
        <SettingRow icon={AutoPayIcon} title="Auto Pay is off" />
        <SettingRow
          icon={PaperlessIcon}
          title="Paperless is on"
          door={{ href: '/paperless', verb: 'View' }}
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Paperless is on View' })).toHaveFocus();
  },
});
