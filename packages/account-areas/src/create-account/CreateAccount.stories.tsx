import type { StepProblem } from '@linework/parts/sign-in-steps';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CreateAccountScreen, type CreateAccountScreenProps } from './CreateAccountScreen.tsx';
import type { CreateAccountPorts, CreateAccountState, CreateAccountStep } from './create-account.types.ts';

const typed = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@maplest.example',
  username: 'maple-street',
  password: 'four words that rhyme',
};
const bill: CreateAccountStep = { at: 'bill' };
const details: CreateAccountStep = { at: 'details', registration: 'first', details: null };
const filled: CreateAccountStep = { ...details, details: typed };
const code: CreateAccountStep = {
  at: 'code',
  registration: 'first',
  email: typed.email,
  details: typed,
  isAnother: false,
};
const username: CreateAccountStep = { at: 'username', registration: 'first' };

const start = (step: CreateAccountStep, problem: StepProblem | null = null): CreateAccountState => ({
  step,
  isBusy: false,
  problem,
});

/** Stories hold still: what is asked is answered where a story says so. */
const ports = (answers: Partial<CreateAccountPorts> = {}): CreateAccountPorts => ({
  showBill: fn(async () => 'first'),
  keepDetails: fn(async () => undefined),
  confirm: fn(async () => undefined),
  chooseName: fn(async () => undefined),
  ...answers,
});

const purpose: CreateAccountScreenProps['purpose'] = 'portal';

const meta = preview.meta({
  title: 'Areas/Create account',
  parameters: { layout: 'padded' },
  component: CreateAccountScreen,
  tags: ['route:/create-account', 'mode:forced-colours', 'mode:pseudo-long'],
  args: {
    ports: ports(),
    start: start(bill),
    purpose,
    phone: '1-800-555-0142',
    signInAddress: '/login',
    recoveryAddress: '/account-recovery',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^(Back to|Volver)/ })).toHaveAttribute('href', '/login');
  },
});

export const SecuritySuite = meta.story({
  args: { purpose: 'securitySuite' },
  tags: ['route:/create-fsecure-account'],
});

export const Checking = meta.story({ args: { start: { ...start(bill), isBusy: true } } });

export const NoSuchBill = meta.story({
  args: { start: start(bill, 'LW-AUT-044') },
  tags: ['outcome:LW-AUT-044'],
});

export const TooManyTries = meta.story({
  args: { start: start(bill, 'LW-AUT-040') },
  tags: ['outcome:LW-AUT-040'],
});

export const Offline = meta.story({ args: { start: start(bill, 'offline') } });

export const NotAnswered = meta.story({ args: { start: start(bill, 'LW-SYS-010') } });

/** Sent empty: a summary with the focus, and a message by each field. */
export const Invalid = meta.story({
  args: { ports: ports() },
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    await expect(args.ports.showBill).not.toHaveBeenCalled();
  },
});

export const Details = meta.story({ args: { start: start(details) } });

export const SendingDetails = meta.story({ args: { start: { ...start(filled), isBusy: true } } });

export const InvalidDetails = meta.story({
  args: { start: start(details), ports: ports() },
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Email me|Enviarme)/ }));
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(5);
    await expect(args.ports.keepDetails).not.toHaveBeenCalled();
  },
});

export const EasyPassword = meta.story({
  args: { start: start(filled, 'LW-AUT-043') },
  tags: ['outcome:LW-AUT-043'],
});

export const TookTooLong = meta.story({
  args: { start: start(filled, 'LW-AUT-048') },
  tags: ['outcome:LW-AUT-048'],
});

export const Code = meta.story({ args: { start: start(code) } });

export const AnotherCode = meta.story({
  args: { start: start(code), ports: ports() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Send a new|Enviar otro)/ }));
    await expect(args.ports.keepDetails).toHaveBeenCalledWith('first', typed);
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

export const LongAddress = meta.story({
  args: {
    start: start({ ...code, details: { ...typed, email: `${'a-very-long-name'.repeat(4)}@example.com` } }),
  },
});

export const WrongCode = meta.story({
  args: { start: start(code, 'LW-AUT-041') },
  tags: ['outcome:LW-AUT-041'],
});

export const DeadCode = meta.story({
  args: { start: start(code, 'LW-AUT-042') },
  tags: ['outcome:LW-AUT-042'],
});

/** A mistyped address is corrected where it was typed, and nothing else has to be typed again. */
export const ChangedAddress = meta.story({
  args: { start: start(code) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Change your|Cambiar el)/ }));
    await expect(canvas.getByLabelText(/^(Email|Correo)/)).toHaveValue(typed.email);
    await expect(canvas.getByLabelText(/^(Username|Nombre de usuario)/)).toHaveValue(typed.username);
  },
});

export const UsernameTaken = meta.story({
  args: { start: start(username, 'LW-AUT-045') },
  tags: ['outcome:LW-AUT-045'],
});

export const InvalidUsername = meta.story({
  args: { start: start(username), ports: ports() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^(Username|Nombre de usuario)/), 'maple street');
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.ports.chooseName).not.toHaveBeenCalled();
  },
});

/** Nobody needs a bill any more. */
export const Done = meta.story({
  args: { start: start({ at: 'done' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(Need help\?|¿Necesita ayuda\?)/)).toBeVisible();
    await expect(canvas.queryByText(/(a bill handy|factura a la mano)/)).not.toBeInTheDocument();
  },
});

export const DoneForSecuritySuite = meta.story({
  args: { start: start({ at: 'done' }), purpose: 'securitySuite' },
  tags: ['route:/create-fsecure-account'],
});
