import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Card } from '../Card/Card.tsx';
import { timelineAccessibility } from './Timeline.accessibility.ts';
import { Timeline, type TimelineItem, type TimelineProps } from './Timeline.tsx';

const ladder = (reached: number): TimelineItem[] => {
  const state = (index: number) => (index === reached ? 'current' : index < reached ? 'past' : 'upcoming');
  return [
    {
      id: '30',
      when: 'November 21, day 30',
      severity: 1,
      state: state(0),
      text: 'Interruption notice. Pay $86.12 to clear it.',
    },
    {
      id: '43',
      when: 'December 4, day 43',
      severity: 2,
      state: state(1),
      text: 'Suspension notice. By then, you’ll need to pay $264.37 to clear it.',
    },
    {
      id: '50',
      when: 'December 11, day 50',
      severity: 3,
      state: state(2),
      text: 'Service turns off. By then, you’ll need to pay $264.37 to bring it back.',
    },
    {
      id: '76',
      when: 'January 6, day 76',
      severity: 4,
      state: state(3),
      text: 'Equipment due back.',
    },
  ];
};

const inCard = ({ label, items }: TimelineProps) => (
  <Card title={label}>
    <Timeline label={label} items={items} />
  </Card>
);

const meta = preview.meta({
  id: 'components-timeline',
  title: 'Components/Data display/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: timelineAccessibility },
  args: { label: 'What happens next', items: ladder(0) },
  render: inCard,
});

export const Day30 = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
  },
});

export const Day43 = meta.story({ args: { items: ladder(1) } });

export const Day50 = meta.story({ args: { items: ladder(2) } });

export const Day76 = meta.story({ args: { items: ladder(3) } });

export const OnPhone = meta.story({ globals: onPhone, args: { items: ladder(1) } });

export const LongContent = meta.story({
  args: {
    label: 'Qué sucede, y cuándo',
    items: ladder(2).map((item) => ({
      ...item,
      text: 'El servicio permanece suspendido hasta que se pague el saldo vencido de $264.37; vuelve en pocos minutos.',
    })),
  },
});
