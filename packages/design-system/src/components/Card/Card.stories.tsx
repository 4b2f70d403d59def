import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { CardIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { SettingList } from '../SettingList/SettingList.tsx';
import { SettingRow } from '../SettingList/SettingRow.tsx';
import { StandingMeter } from '../StandingMeter/StandingMeter.tsx';
import { cardAccessibility } from './Card.accessibility.ts';
import { Card, type CardProps } from './Card.tsx';
import { CardFoot } from './CardFoot.tsx';
import { CardNotice } from './CardNotice.tsx';

const meta = preview.meta({
  id: 'components-card',
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: cardAccessibility },
  decorators: [inFlow],
  args: { title: 'Your bills', children: <p>Twelve months, newest last.</p> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your bills' })).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: { action: <Link href="/billing/view-statements">All statements</Link> },
});

export const Hero = meta.story({ args: { prominence: 'hero', title: 'Amount due' } });

/** A standing notice is the card's head: one box, and from where something stops its edge takes the colour. */
export const WithNotice = meta.story({
  args: {
    prominence: 'hero',
    title: undefined,
    tone: 'critical',
    notice: (
      <CardNotice
        tone="critical"
        title="Your service is off."
        mark={
          <StandingMeter tone="critical" filled={3}>
            50 days past due
          </StandingMeter>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your service is off.')).toBeVisible();
    await expect(canvas.getByText('50 days past due')).toBeVisible();
  },
});

export const WithNoticeOnPhone = meta.story({
  globals: onPhone,
  args: {
    title: undefined,
    notice: (
      <CardNotice
        tone="warning"
        title="Último aviso. Su servicio sigue activo."
        mark={
          <StandingMeter tone="warning" filled={2}>
            43 días de atraso
          </StandingMeter>
        }
      />
    ),
  },
});

/** In a row with a higher card its foot stays down, and what the card tells stays up. */
export const WithFoot = meta.story({
  args: {
    title: 'Amount due',
    foot: (
      <CardFoot>
        <SettingList label="Quick pay">
          <SettingRow icon={CardIcon} title="Quick pay" door={{ href: '/billing/quick', verb: 'Review' }} />
        </SettingList>
      </CardFoot>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Amount due' }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: 'Amount due' }).getBoundingClientRect();
    const row = canvas.getByRole('link').getBoundingClientRect();
    await expect(card.bottom - row.bottom).toBeLessThan(16);
    await expect(title.top - card.top).toBeLessThan(40);
  },
});

export const Untitled = meta.story({
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  decorators: [inColumn],
  args: {
    title: 'Estados de cuenta de los últimos doce meses y lo que cambió en cada uno',
    action: <Link href="/billing/view-statements">Todos los estados de cuenta</Link>,
    children: (
      <p>Supercalifragilisticexpialidocious-and-then-some-more-without-a-single-space-anywhere-in-it</p>
    ),
  },
});

const all = permutations<CardProps>({
  prominence: ['plain', 'hero'],
  headingLevel: [2, 3],
  action: [
    undefined,
    <Link key="all" href="/billing">
      All
    </Link>,
  ],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>
      {(props) => (
        <Card
          {...args}
          {...props}
          title={`Bills, ${props.prominence}, ${props.headingLevel}${props.action ? ', all' : ''}`}
        />
      )}
    </PermutationPage>
  ),
});
