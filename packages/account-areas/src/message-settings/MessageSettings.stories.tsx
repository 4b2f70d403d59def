import { type MessageSetting, messageKinds, optionalMessages } from '@linework/domain';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleSettings } from './SampleSettings.tsx';

/** Which messages somebody gets about an account, and where they go. */
const meta = preview.meta({
  title: 'Areas/Message settings',
  component: SampleSettings,
  parameters: wholePage,
  args: { onLeave: fn(), onAction: fn(), onSubmittingChange: fn() },
});

type Canvas = ReturnType<typeof within>;

const made = /^(Payment made|Pago realizado)$/;
const added = /^(Payment method added|Método de pago agregado)$/;
const toggle = (canvas: Canvas, name: RegExp) => canvas.getByRole('switch', { name });

/** Rejects as long as it is told to, then keeps what it is given. */
const failing = (problem: Error, times = Number.POSITIVE_INFINITY) => {
  let left = times;
  return async ({ kind }: MessageSetting) => {
    if (kind !== 'paymentMade' || left === 0) return;
    left -= 1;
    throw problem;
  };
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getAllByRole('switch')).toHaveLength(optionalMessages.length);
    const always = messageKinds.length - optionalMessages.length;
    await expect(canvas.getAllByText(/^(Always on|Siempre activado)$/)).toHaveLength(always);
  },
});

export const SomeOff = meta.story({
  args: { switchedOff: ['paymentMade', 'paymentScheduled', 'methodAdded'] },
});

/** Of the account's owner's doing they hear nothing, and read so. */
export const OwnAlone = meta.story({ args: { hearsOfAll: false } });

/** The switch moves at once; once it is kept, that is said. */
export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    const one = toggle(canvas, made);
    one.focus();
    await userEvent.keyboard(' ');
    await expect(one).not.toBeChecked();
    await expect(await canvas.findByText(/^(Saved|Guardado)$/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^(Saved|Guardado)\. .*(Payment made|Pago realizado)/,
    );
    await expect(one).toHaveFocus();
    await expect(args.onSubmittingChange).toHaveBeenCalledWith(true);
    await expect(args.onSubmittingChange).toHaveBeenLastCalledWith(false);
  },
});

export const Saving = meta.story({
  args: { change: () => new Promise(() => {}) },
  play: async ({ canvas, args }) => {
    await userEvent.click(toggle(canvas, made));
    await expect(toggle(canvas, made)).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Saving…|Guardando…/);
    await expect(args.onSubmittingChange).toHaveBeenLastCalledWith(true);
  },
});

/** What was not kept goes back and is told under its switch; the others are kept, and it can be tried again. */
export const NotSaved = meta.story({
  args: { change: failing(new Error('no answer')) },
  play: async ({ canvas }) => {
    await userEvent.click(toggle(canvas, made));
    const alert = await canvas.findByRole('alert');
    await expect(toggle(canvas, made)).toBeChecked();
    await expect(alert).toHaveTextContent(/You’ll still get this email|Seguirá recibiendo este correo/);
    await userEvent.click(toggle(canvas, added));
    await expect(await canvas.findByText(/^(Saved|Guardado)$/)).toBeVisible();
    await expect(toggle(canvas, added)).not.toBeChecked();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const SavedAtTheSecondTry = meta.story({
  args: { change: failing(new Error('no answer'), 1) },
  play: async ({ canvas }) => {
    await userEvent.click(toggle(canvas, made));
    const alert = within(await canvas.findByRole('alert'));
    await userEvent.click(alert.getByRole('button'));
    await expect(await canvas.findByText(/^(Saved|Guardado)$/)).toBeVisible();
    await expect(toggle(canvas, made)).not.toBeChecked();
    await expect(toggle(canvas, made)).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const NoConnectionToSave = meta.story({
  args: { switchedOff: ['paymentMade'], change: failing(new NoConnection()) },
  play: async ({ canvas }) => {
    await userEvent.click(toggle(canvas, made));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/You’re offline|No tiene conexión/);
    await expect(toggle(canvas, made)).not.toBeChecked();
  },
});

export const SignedOutMeanwhile = meta.story({
  args: { change: failing(new PortProblem('LW-AUT-030')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(toggle(canvas, made));
    const alert = within(await canvas.findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: /Sign in|Iniciar sesión/ }));
    await expect(args.onAction).toHaveBeenCalledWith('signIn');
  },
});

/** Nothing that is there moves as the rest comes. */
export const Loading = meta.story({
  args: { settings: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Loading|Cargando)/);
  },
});

const retry = fn();
export const NotLoaded = meta.story({
  args: { settings: { status: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Intentar de nuevo/ }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongAddress = meta.story({
  args: { address: 'accounts.payable.and.receivable.northwest@maple-street-bakery-and-catering.example' },
});

export const OnPhoneInSpanish = meta.story({
  args: { change: failing(new Error('no answer')) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(toggle(canvas, made));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
