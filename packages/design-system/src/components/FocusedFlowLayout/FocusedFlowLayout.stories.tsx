import { expect, fn, within } from 'storybook/test';
import { wholePage } from '../../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { AccountHolder } from '../AccountMenu/AccountHolder.tsx';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { MenuAction } from '../AccountMenu/MenuAction.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AutoPayIcon, BackIcon, LanguageIcon, SignOutIcon, SupportIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { StepCount } from '../Stepper/StepCount.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { FlowActions } from './FlowActions.tsx';
import { focusedFlowLayoutAccessibility } from './FocusedFlowLayout.accessibility.ts';
import { FocusedFlowLayout } from './FocusedFlowLayout.tsx';

const steps = ['Amount', 'Method', 'Date', 'Review'];

const meta = preview.meta({
  id: 'components-focusedflowlayout',
  title: 'Components/Layout/FocusedFlowLayout',
  component: FocusedFlowLayout,
  tags: ['autodocs'],
  parameters: {
    ...wholePage,
    accessibility: focusedFlowLayoutAccessibility,
    docs: { story: { inline: false, height: '700px' } },
  },
  args: {
    skipLabel: 'Skip to main content',
    utilities: (
      <>
        <HeaderAction icon={LanguageIcon} lang="es" onPress={fn()}>
          Español
        </HeaderAction>
        <HeaderAction icon={SupportIcon} href="tel:18005550142">
          Support: 1-800-555-0142
        </HeaderAction>
      </>
    ),
    menu: (
      <AccountMenu label="More" place="head">
        <AccountHolder
          company="Maple Street Bakery"
          account="Account ···· 4471"
          user="Signed in as Alma Ruiz"
        />
        <MenuAction icon={SignOutIcon} onPress={fn()}>
          Sign out
        </MenuAction>
      </AccountMenu>
    ),
    brand: <BrandMark name="Linework Business" />,
    back: (
      <Button variant="quiet" icon={<Icon of={BackIcon} />}>
        Back
      </Button>
    ),
    leave: <Button variant="quiet">Save and exit</Button>,
    stepper: <Stepper label="Payment steps" steps={steps} current={3} doneLabel="done" />,
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
        <h1>Review and pay</h1>
        <DescriptionList>
          <DescriptionRow
            label="Paying"
            value="$178.25"
            note="Amount due, November 22"
            action={<Button variant="quiet">Change</Button>}
          />
          <DescriptionRow label="From" value="Business checking ···· 6789" note="Maple Street Bakery LLC" />
          <DescriptionRow
            label="On"
            value="Today, November 21"
            note="Received right away; may take up to 24 hours to post"
          />
        </DescriptionList>
        <Alert icon={AutoPayIcon} title="Auto Pay won’t charge this bill again.">
          It will take $0.00 on November 22 instead of $178.25.
        </Alert>
        <FlowActions>
          <Button isFullWidth>Pay $178.25 today</Button>
          <p>
            By paying, you accept the{' '}
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
    const [first, second] = canvas.getAllByRole('heading');
    await expect(first).toHaveTextContent('Review and pay');
    await expect(second).toHaveTextContent('How this adds up');
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('list', { name: 'Payment steps' }),
    );
    await expect(canvas.getByRole('link', { name: 'Support: 1-800-555-0142' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Español' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Step 4 of 4')).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: 'How this adds up' }));
    await expect(summary.queryByText('Auto Pay discount')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /How this adds up/ }));
    await expect(summary.getByText('Auto Pay discount')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /How this adds up/ }));
  },
});

export const ShortScreenOnPhone = meta.story({
  globals: onPhone,
  args: {
    aside: undefined,
    stepper: (
      <Stepper label="Pasos del pago" steps={['Cantidad', 'Método', 'Fecha', 'Revisión']} current={0} />
    ),
    stepCount: <StepCount>Paso 1 de 4</StepCount>,
    back: (
      <Button variant="quiet" icon={<Icon of={BackIcon} />}>
        Atrás
      </Button>
    ),
    leave: <Button variant="quiet">Guardar y salir</Button>,
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

export const ReachedByKeyboard = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const button = (name: string | RegExp) => canvas.getByRole('button', { name });
    const reached = [
      canvas.getByRole('link', { name: 'Skip to main content' }),
      button('Back'),
      button('Save and exit'),
      button('Change'),
      button(/^How this adds up/),
      button('Pay $178.25 today'),
      canvas.getByRole('link', { name: 'electronic payment terms' }),
      button('Español'),
      canvas.getByRole('link', { name: /^Support/ }),
      button('More'),
    ];
    for (const one of reached) {
      await userEvent.tab();
      await expect(one).toHaveFocus();
    }
  },
});

/** A result has no step to go back to: then the head says whose it is. */
export const WithoutSteps = meta.story({
  globals: onPhone,
  args: { back: undefined, leave: undefined, stepper: undefined, stepCount: undefined, aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Linework Business')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
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
    const summary = within(canvas.getByRole('region', { name: 'How this adds up' }));
    await expect(summary.getByText('Auto Pay discount')).toBeVisible();
    await expect(fold).toHaveFocus();
  },
});
