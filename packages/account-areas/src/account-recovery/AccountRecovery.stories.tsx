import type { StepProblem } from '@linework/parts/sign-in-steps';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AccountRecoveryScreen } from './AccountRecoveryScreen.tsx';
import type { RecoveryPorts, RecoveryState, RecoveryStep } from './recovery.types.ts';

const asking: RecoveryStep = { at: 'asking', forgotten: 'password', name: '' };
const asked: RecoveryStep = { at: 'asking', forgotten: 'password', name: 'maple' };
const code: RecoveryStep = { at: 'code', name: 'maple', recovery: 'first', isAnother: false };
const password: RecoveryStep = { at: 'password', grant: 'grant' };

const start = (step: RecoveryStep, problem: StepProblem | null = null): RecoveryState => ({
  step,
  isBusy: false,
  problem,
});

/** Stories hold still: what is asked is answered where a story says so. */
const ports = (answers: Partial<RecoveryPorts> = {}): RecoveryPorts => ({
  ask: fn(async () => 'first'),
  check: fn(async () => 'grant'),
  choose: fn(async () => undefined),
  ...answers,
});

const meta = preview.meta({
  title: 'Areas/Account recovery',
  parameters: { layout: 'padded' },
  component: AccountRecoveryScreen,
  tags: ['route:/account-recovery', 'mode:forced-colours', 'mode:pseudo-long'],
  args: { ports: ports(), start: start(asking), phone: '1-800-555-0142', signInAddress: '/login' },
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

export const ForgottenUsername = meta.story({
  args: { start: start({ at: 'asking', forgotten: 'username', name: '' }) },
});

export const Sending = meta.story({ args: { start: { ...start(asked), isBusy: true } } });

export const TooManyAsked = meta.story({
  args: { start: start(asked, 'LW-AUT-040') },
  tags: ['outcome:LW-AUT-040'],
});

export const Offline = meta.story({ args: { start: start(asked, 'offline') } });

export const NotAnswered = meta.story({ args: { start: start(asked, 'LW-SYS-010') } });

/** Sent empty: a summary with the focus, and a message by the field. */
export const Invalid = meta.story({
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Email me|Enviarme)/ }));
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect(args.ports.ask).not.toHaveBeenCalled();
  },
});

export const UsernameSent = meta.story({
  args: { start: start({ at: 'usernameSent', name: 'office@maplest.example' }) },
});

export const Code = meta.story({ args: { start: start(code) } });

export const AnotherCode = meta.story({ args: { start: start({ ...code, isAnother: true }) } });

export const LongName = meta.story({
  args: { start: start({ ...code, name: `${'a-very-long-name'.repeat(14)}@example.com` }) },
});

export const CheckingCode = meta.story({ args: { start: { ...start(code), isBusy: true } } });

export const WrongCode = meta.story({
  args: { start: start(code, 'LW-AUT-041') },
  tags: ['outcome:LW-AUT-041'],
});

/** Used, too old or mistyped too often: it is told alike. */
export const DeadCode = meta.story({
  args: { start: start(code, 'LW-AUT-042') },
  tags: ['outcome:LW-AUT-042'],
});

export const CodeOfTheWrongLength = meta.story({
  args: { start: start(code), ports: ports() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^(Code|Código)/), '1234');
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.ports.check).not.toHaveBeenCalled();
  },
});

export const NewPassword = meta.story({ args: { start: start(password) } });

export const ChangingPassword = meta.story({ args: { start: { ...start(password), isBusy: true } } });

export const EasyPassword = meta.story({
  args: { start: start(password, 'LW-AUT-043') },
  tags: ['outcome:LW-AUT-043'],
});

export const PasswordTooLate = meta.story({ args: { start: start(password, 'LW-AUT-042') } });

export const ShortPassword = meta.story({
  args: { start: start(password), ports: ports() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^(New password|Contraseña nueva)/), 'eleven char');
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('12');
    await expect(args.ports.choose).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({ args: { start: start({ at: 'done' }) } });
