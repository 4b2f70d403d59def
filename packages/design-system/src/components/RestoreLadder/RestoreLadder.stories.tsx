import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Card } from '../Card/Card.tsx';
import { restoreLadderAccessibility } from './RestoreLadder.accessibility.ts';
import { type LadderItem, RestoreLadder, type RestoreLadderProps } from './RestoreLadder.tsx';

const steps = [
  {
    day: 30,
    date: 'November 9',
    passed: 'First notice sent.',
    next: 'First notice, unless you’ve paid $330.14.',
  },
  {
    day: 43,
    date: 'November 22',
    passed: 'Final notice sent.',
    next: 'Final notice, unless you’ve paid $330.14.',
  },
  {
    day: 50,
    date: 'November 29',
    passed: 'Your service was turned off.',
    next: 'Your service turns off. Pay $330.14 to keep it on.',
  },
  {
    day: 76,
    date: 'December 25',
    passed: 'Your service was disconnected, and your equipment is due back.',
    next: 'Your service is disconnected and your equipment is due back, unless you’ve paid $508.39.',
  },
];

const ladder = (today: number): LadderItem[] => {
  const items = steps
    .filter(({ day }) => day !== today)
    .map(
      ({ day, date, passed, next }): LadderItem => ({
        id: String(day),
        day,
        when: `${date}, day ${day}`,
        state: day < today ? 'past' : 'next',
        tone: day < 50 ? 'warning' : 'critical',
        text: day < today ? passed : next,
      }),
    );
  const here: LadderItem = {
    id: 'today',
    day: today,
    when: `Today, day ${today}`,
    state: 'today',
    tone: today < 50 ? 'warning' : 'critical',
    text: 'Pay $330.14 to keep your service on.',
  };
  return [...items, here].sort((a, b) => a.day - b.day);
};

const inCard = (props: RestoreLadderProps) => (
  <Card title={props.label}>
    <RestoreLadder {...props} />
  </Card>
);

const args: RestoreLadderProps = {
  label: 'What happens next',
  here: 'You’re here',
  tone: 'warning',
  items: ladder(43),
};

const meta = preview.meta({
  title: 'Components/Data display/RestoreLadder',
  id: 'components-restoreladder',
  component: RestoreLadder,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: restoreLadderAccessibility },
  args,
  render: inCard,
});

export const Day43 = meta.story({
  play: async ({ canvas }) => {
    const [notice, today, ...ahead] = canvas.getAllByRole('listitem');
    await expect(notice).not.toHaveAttribute('aria-current');
    await expect(today).toHaveAttribute('aria-current', 'step');
    await expect(today).toHaveTextContent('Today, day 43 You’re here Pay $330.14 to keep your service on.');
    await expect(ahead).toHaveLength(2);
  },
});

export const BeforeTheFirstStep = meta.story({ args: { items: ladder(12) } });

export const BetweenTwoSteps = meta.story({ args: { items: ladder(45) } });

export const Day50 = meta.story({ args: { tone: 'critical', items: ladder(50) } });

export const AfterTheLastStep = meta.story({ args: { tone: 'critical', items: ladder(104) } });

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().height);
    const [first = 0, , service = 0] = tops;
    // 26 days to the last step, 13 to the second: the way is longer.
    await expect(service).toBeGreaterThan(first);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Qué sigue',
    here: 'Usted está aquí',
    items: ladder(45).map((item) => ({
      ...item,
      text: 'El servicio permanece suspendido hasta que se pague el saldo vencido de $264.37, más las facturas que venzan antes.',
    })),
  },
});
