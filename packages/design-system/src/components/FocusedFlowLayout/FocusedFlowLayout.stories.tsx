import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { AutoPayIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { StepCount } from '../Stepper/StepCount.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { FlowActions } from './FlowActions.tsx';
import { focusedFlowLayoutAccessibility } from './FocusedFlowLayout.accessibility.ts';
import { FocusedFlowLayout } from './FocusedFlowLayout.tsx';

const steps = ['Amount', 'Method', 'Date', 'Review'];

const meta = preview.meta({
  title: 'Components/FocusedFlowLayout',
  component: FocusedFlowLayout,
  tags: ['autodocs'],
  parameters: {
    accessibility: focusedFlowLayoutAccessibility,
    docs: { story: { inline: false, height: '700px' } },
  },
  args: {
    brand: <BrandMark name="Linework Business" />,
    back: <Button variant="quiet">Back</Button>,
    leave: <Button variant="quiet">Save and leave</Button>,
    stepper: <Stepper label="Steps of this payment" steps={steps} current={3} doneLabel="done" />,
    stepCount: <StepCount>Step 4 of 4</StepCount>,
    asideTitle: 'How this adds up',
    asideNote: '$178.25',
    aside: (
      <DescriptionList layout="figures">
        <DescriptionRow label="New charges" value={<Money cents={18_325} />} />
        <DescriptionRow label="Auto Pay discount" value={<Money cents={-500} />} />
        <DescriptionRow label="Past due" value={<Money cents={0} />} />
        <DescriptionRow label="Amount due" value={<Money cents={17_825} />} isTotal />
      </DescriptionList>
    ),
    children: (
      <section>
        <h1>Check and pay</h1>
        <DescriptionList>
          <DescriptionRow
            label="Paying"
            value="$178.25"
            note="Amount due, November 22"
            action={<Button variant="quiet">Change</Button>}
          />
          <DescriptionRow label="From" value="Business checking ···· 6789" note="Maple Street Bakery LLC" />
          <DescriptionRow label="On" value="Today, November 21" note="Posts within 24 hours" />
        </DescriptionList>
        <Alert icon={AutoPayIcon} title="Auto Pay won’t charge this bill again.">
          Its debit on November 22 drops from $178.25 to $0.00.
        </Alert>
        <FlowActions>
          <Button isFullWidth>Pay $178.25 today</Button>
          <p>
            By paying you accept the{' '}
            <Link variant="inline" href="/terms">
              electronic payment terms
            </Link>
            .
          </p>
        </FlowActions>
      </section>
    ),
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Auto Pay discount')).toBeVisible();
    await expect(canvas.queryByText('Step 4 of 4')).not.toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Step 4 of 4')).toBeVisible();
    await expect(canvas.getByText('Auto Pay discount')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /How this adds up/ }));
    await expect(canvas.getByText('Auto Pay discount')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /How this adds up/ }));
  },
});

export const ShortScreenOnPhone = meta.story({
  globals: onPhone,
  args: {
    aside: undefined,
    stepper: (
      <Stepper label="Pasos de este pago" steps={['Cantidad', 'Método', 'Fecha', 'Revisión']} current={0} />
    ),
    stepCount: <StepCount>Paso 1 de 4</StepCount>,
    back: <Button variant="quiet">Atrás</Button>,
    leave: <Button variant="quiet">Salir</Button>,
    children: (
      <form>
        <h1>¿Cuánto desea pagar?</h1>
        <FlowActions>
          <Button isFullWidth>Continuar con $264.37</Button>
        </FlowActions>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Continuar con $264.37' }).getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(48);
  },
});

export const UnfoldsByKeyboard = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: /How this adds up.*\$178\.25/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Auto Pay discount')).toBeVisible();
    await expect(fold).toHaveFocus();
  },
});
