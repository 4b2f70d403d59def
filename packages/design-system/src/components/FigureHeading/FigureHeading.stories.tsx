import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Card } from '../Card/Card.tsx';
import { figureHeadingAccessibility } from './FigureHeading.accessibility.ts';
import { FigureHeading, type FigureHeadingProps } from './FigureHeading.tsx';

const inCard = (props: FigureHeadingProps) => (
  <Card>
    <FigureHeading {...props} />
  </Card>
);

const meta = preview.meta({
  id: 'components-figureheading',
  title: 'Components/Data display/FigureHeading',
  component: FigureHeading,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: figureHeadingAccessibility },
  args: {
    lead: 'Auto Pay will charge',
    cents: 13_325,
    children: 'on December 6, from Visa ···· 4242',
  },
  render: inCard,
});

export const Default = meta.story({
  args: { size: 'hero' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 2,
        name: 'Auto Pay will charge $133.25 on December 6, from Visa ···· 4242',
      }),
    ).toBeVisible();
  },
});

export const Centered = meta.story({
  args: {
    level: 1,
    size: 'hero',
    align: 'center',
    tone: 'muted',
    lead: 'You paid',
    cents: 33_014,
    children: 'November 30, 2026, 11:04 PM ET',
  },
});

/** What the figure is for stands beside it, and is read with it. */
export const WithUnit = meta.story({
  args: {
    lead: 'If you cancel Auto Pay, you give up',
    cents: 6_000,
    unit: 'a year',
    children: 'and pay each bill yourself, starting with this one',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /give up \$60\.00 a year and pay/ })).toBeVisible();
  },
});

export const FigureAlone = meta.story({
  args: { size: 'hero', lead: 'Nothing due right now', cents: 0, children: undefined },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    size: 'hero',
    lead: 'Auto Pay cobrará automáticamente',
    cents: 1_339_546,
    children:
      'el domingo 6 de diciembre de 2026, a la cuenta de cheques del negocio que termina en ···· 6789, como cada mes',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$13,395.46')).toHaveStyle({ whiteSpace: 'nowrap' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const all = permutations<Pick<FigureHeadingProps, 'size' | 'align' | 'tone'>>({
  size: ['medium', 'large', 'hero'],
  align: ['start', 'center'],
  tone: ['ink', 'muted'],
});

export const Permutations = meta.story({
  render: () => (
    <PermutationPage of={all}>
      {(props) => (
        <FigureHeading lead="You’re paying" cents={10_000} {...props}>
          to Linework Business, today
        </FigureHeading>
      )}
    </PermutationPage>
  ),
});
