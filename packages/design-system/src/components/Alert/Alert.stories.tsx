import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { AutoPayIcon, WarningIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { alertAccessibility } from './Alert.accessibility.ts';
import { Alert, type AlertProps } from './Alert.tsx';

const meta = preview.meta({
  id: 'components-alert',
  title: 'Components/Feedback/Alert',
  component: Alert,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: alertAccessibility },
  args: {
    title: 'Your service may be interrupted.',
    children: 'Pay the past due amount of $86.12 by December 4 to keep everything on.',
  },
});

export const Warning = meta.story({
  args: { tone: 'warning', icon: WarningIcon, action: <Link href="/support">How this works</Link> },
});

export const Critical = meta.story({
  args: {
    tone: 'critical',
    title: 'Your service is off.',
    children: 'Pay $264.37 to get it back within minutes.',
  },
});

export const Positive = meta.story({
  args: { tone: 'positive', title: 'Your payment was received.', children: '$264.37 on November 21.' },
});

export const Information = meta.story({
  args: {
    icon: AutoPayIcon,
    title: 'Auto Pay won’t charge this bill again.',
    children: 'It will take $0.00 on November 22 instead of $178.25.',
  },
});

export const LinkInText = meta.story({
  args: {
    tone: 'warning',
    title: 'There’s already a scheduled payment.',
    children: (
      <>
        A colleague with billing access scheduled $40.00 for December 1.{' '}
        <Link variant="inline" href="/billing">
          Review scheduled payments
        </Link>
      </>
    ),
  },
});

export const Interrupts = meta.story({
  args: {
    tone: 'critical',
    role: 'alert',
    toneLabel: 'Error:',
    title: 'We could not reach the bank.',
    children: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: We could not reach the bank.');
  },
});

export const StandsStill = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

/** On a phone the text waits behind a word, so that what the page is about stays in sight. */
export const FoldedOnPhone = meta.story({
  globals: onPhone,
  args: {
    tone: 'warning',
    title: 'Your bank returned your $178.25 payment.',
    children:
      'It was returned on November 17 from Business checking ···· 6789, so you owe that amount again.',
    foldLabel: 'Details',
    action: <Link href="/billing">View this payment</Link>,
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^It was returned/);
    await expect(text).not.toBeVisible();
    const unfold = canvas.getByRole('button', { name: 'Details' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(text).toBeVisible();
  },
});

const all = permutations<AlertProps>({
  tone: ['information', 'positive', 'warning', 'critical'],
  action: [
    undefined,
    <Link key="how" href="/support">
      How this works
    </Link>,
  ],
});

export const Permutations = meta.story({
  render: () => (
    <PermutationPage of={all}>
      {(props) => (
        <Alert title="A sentence." {...props}>
          What it means and what to do now.
        </Alert>
      )}
    </PermutationPage>
  ),
});

export const WaitsItsTurn = meta.story({
  args: { tone: 'positive', role: 'status', title: 'Your payment was received.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your payment was received.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
