import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { StepCount } from './StepCount.tsx';
import { stepperAccessibility } from './Stepper.accessibility.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const meta = preview.meta({
  id: 'components-stepper',
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: stepperAccessibility },
  args: {
    label: 'Payment steps',
    steps: ['Amount', 'Method', 'Date', 'Review'],
    current: 0,
    doneLabel: 'done',
  },
});

export const FirstStep = meta.story();

export const InBetween = meta.story({
  args: { current: 2 },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent('Method, done');
  },
});

export const LastStep = meta.story({ args: { current: 3 } });

export const FiveSteps = meta.story({
  args: { steps: ['Amount', 'Method', 'Connect your bank', 'Date', 'Review'], current: 2 },
});

export const OnPhone = meta.story({
  globals: onPhone,
  render: (args) => (
    <>
      <StepCount>Step 1 of 4</StepCount>
      <Stepper {...args} />
    </>
  ),
});

export const LongContent = meta.story({
  args: {
    steps: ['Cantidad a pagar', 'Método de pago', 'Fecha del pago', 'Revisión y confirmación'],
    current: 1,
  },
});

const all = permutations<StepperProps>({
  current: [0, 1, 2, 3],
  steps: [
    ['Amount', 'Method', 'Date', 'Review'],
    ['Amount', 'Method', 'Connect your bank', 'Date', 'Review'],
  ],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>
      {(props) => (
        <Stepper {...args} {...props} label={`${props.steps?.length} steps, at ${props.current}`} />
      )}
    </PermutationPage>
  ),
});
