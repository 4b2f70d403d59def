import { NoConnection, PortProblem } from '@linework/parts/ports';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Passkey, PasskeyMade, PasskeyPorts } from './passkeys.types.ts';
import { SignInSecurityScreen, type SignInSecurityScreenProps } from './SignInSecurityScreen.tsx';
import { guardedPorts, ports } from './sample-ports.ts';

const phone: Passkey = {
  id: 'phone',
  name: null,
  browser: 'safari',
  system: 'iphone',
  madeAt: '2026-11-02T14:04:00.000Z',
  lastUsedAt: '2026-11-21T13:58:00.000Z',
};
const laptop: Passkey = {
  ...phone,
  id: 'laptop',
  name: 'Counter laptop',
  browser: 'chrome',
  system: 'windows',
  lastUsedAt: null,
};
const ready = (...value: readonly Passkey[]): SignInSecurityScreenProps['passkeys'] => ({
  status: 'ready',
  value,
});
const here: SignInSecurityScreenProps['devices'] = { status: 'ready', value: [] };
const off: SignInSecurityScreenProps['secondStep'] = {
  status: 'ready',
  value: { onSince: null, spareCodesLeft: 0 },
};
const five = Array.from({ length: 5 }, (_, at) => ({ ...phone, id: `phone-${at}` }));

const withPasskeys = (passkeys: Partial<PasskeyPorts>) =>
  ports({ passkeys: { ...ports().passkeys, ...passkeys } });
/** The browser's dialog comes to this. */
const making = (made: () => Promise<PasskeyMade>) => withPasskeys({ begin: fn(async () => made) });
const refusing = (code: 'LW-AUT-048' | 'LW-AUT-053' | 'LW-AUT-054') => async (): Promise<never> => {
  throw new PortProblem(code);
};

const meta = preview.meta({
  title: 'Areas/Sign-in and security/Passkeys',
  parameters: { layout: 'padded' },
  component: SignInSecurityScreen,
  tags: ['route:/sign-in-and-security', 'mode:forced-colours', 'mode:pseudo-long'],
  args: {
    ports: ports(),
    username: 'maple',
    brandName: 'Linework',
    devices: here,
    secondStep: off,
    passkeys: ready(),
    makesPasskeys: true,
    timeZone: 'America/New_York',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas, name: RegExp) =>
  await userEvent.click(await canvas.findByRole('button', { name }));
const add = /^(Add a passkey|Agregar una llave)/;
const goOn = /^(Continue|Continuar)$/;
const card = (canvas: Canvas) => canvas.getByRole('group', { name: /^(Passkeys|Llaves de acceso)$/ });

export const None = meta.story({});

export const Some = meta.story({
  args: { passkeys: ready(phone, laptop) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: /^(Your passkeys|Sus llaves)/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^(Remove|Quitar) Counter laptop$/ })).toBeVisible();
  },
});

export const SomeOnPhone = meta.story({
  args: { passkeys: ready({ ...laptop, name: 'A-name-of-forty-letters-without-a-gap-in' }, phone) },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({ args: { passkeys: { status: 'loading' } } });

export const Failed = meta.story({ args: { passkeys: { status: 'failed', onRetry: fn() } } });

export const Unsupported = meta.story({
  args: { passkeys: ready(phone), makesPasskeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
  },
});

export const Full = meta.story({
  args: { passkeys: ready(...five) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: add })).toBeNull();
  },
});

/** Asks for the password first, says what comes, and then opens the browser's dialog as the button is pressed. */
export const Added = meta.story({
  args: { ports: guardedPorts() },
  play: async ({ canvas, args }) => {
    await press(canvas, add);
    await userEvent.type(
      await screen.findByLabelText(/^(Current password|Contraseña actual)/),
      'linework-demo',
    );
    await userEvent.click(screen.getByRole('button', { name: goOn }));
    await waitFor(() => expect(card(canvas)).toHaveFocus());
    await expect(args.ports.passkeys.begin).toHaveBeenCalledTimes(2);
    await press(canvas, goOn);
    await expect(
      await canvas.findByText(/^(Your passkey was added|Se agregó su llave de acceso)/),
    ).toBeVisible();
  },
});

export const WhatToExpect = meta.story({
  args: { passkeysStart: { at: 'expect', make: fn(async () => 'added' as const) } },
});

/** The browser's dialog is open. */
export const Waiting = meta.story({
  args: { passkeysStart: { at: 'expect', make: () => new Promise<PasskeyMade>(() => undefined) } },
  play: async ({ canvas }) => {
    await press(canvas, goOn);
    await expect(canvas.getByRole('button', { name: /(device|dispositivo)…$/ })).toBeVisible();
  },
});

/** Whoever closes the browser's dialog is back, and hears of no error. */
export const Canceled = meta.story({
  args: { ports: making(async () => 'canceled') },
  play: async ({ canvas }) => {
    await press(canvas, add);
    await press(canvas, goOn);
    await expect(await canvas.findByText(/^(No passkey was added|No se agregó ninguna)/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: add })).toBeVisible();
  },
});

export const AlreadyThere = meta.story({
  args: { passkeys: ready(phone), passkeysStart: { at: 'rest', news: { what: 'alreadyThere' } } },
});

export const NotAdded = meta.story({
  args: { ports: making(refusing('LW-AUT-053')) },
  tags: ['outcome:LW-AUT-053'],
  play: async ({ canvas }) => {
    await press(canvas, add);
    await press(canvas, goOn);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Filled up in another window meanwhile. */
export const FullElsewhere = meta.story({
  args: { passkeys: ready(phone), ports: withPasskeys({ begin: fn(refusing('LW-AUT-054')) }) },
  tags: ['outcome:LW-AUT-054'],
  play: async ({ canvas }) => {
    await press(canvas, add);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Renamed = meta.story({
  args: { passkeys: ready(phone), ports: ports() },
  play: async ({ canvas, args }) => {
    await press(canvas, /^(Rename|Cambiar nombre de) /);
    const field = canvas.getByLabelText(/^(Passkey name|Nombre de la llave)/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Register tablet');
    await press(canvas, /^(Save name|Guardar nombre)$/);
    await expect(await canvas.findByText(/Register tablet/)).toBeVisible();
    await expect(args.ports.passkeys.rename).toHaveBeenCalledWith('phone', 'Register tablet');
  },
});

export const WithoutAName = meta.story({
  args: {
    passkeysStart: {
      at: 'rename',
      passkey: { ...phone, name: 'A name of more than forty letters, as typed' },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /^(Save name|Guardar nombre)$/);
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
  },
});

/** Removed elsewhere meanwhile: what was typed stays, and why it was not saved is said. */
export const NotRenamed = meta.story({
  args: {
    passkeysStart: { at: 'rename', passkey: phone },
    ports: withPasskeys({ rename: fn(refusing('LW-AUT-048')) }),
  },
  tags: ['outcome:LW-AUT-048'],
  play: async ({ canvas }) => {
    await press(canvas, /^(Save name|Guardar nombre)$/);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const AskedBeforeRemoving = meta.story({
  args: { passkeys: ready(phone) },
  play: async ({ canvas, args }) => {
    await press(canvas, /^(Remove|Quitar) /);
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(args.ports.passkeys.remove).not.toHaveBeenCalled();
  },
});

export const Removed = meta.story({
  args: { passkeys: ready(phone, laptop), ports: ports() },
  play: async ({ canvas, args }) => {
    await press(canvas, /^(Remove|Quitar) Counter laptop$/);
    await userEvent.click(await screen.findByRole('button', { name: /^(Remove passkey|Quitar llave)/ }));
    await expect(await canvas.findByText(/Counter laptop was removed|Se quitó Counter laptop/)).toBeVisible();
    await expect(args.ports.passkeys.remove).toHaveBeenCalledWith('laptop');
  },
});

export const NotRemoved = meta.story({
  args: {
    passkeys: ready(phone),
    ports: withPasskeys({
      remove: fn(async () => {
        throw new NoConnection();
      }),
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, /^(Remove|Quitar) /);
    await userEvent.click(await screen.findByRole('button', { name: /^(Remove passkey|Quitar llave)/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
