import { NoConnection, PortProblem } from '@linework/parts/ports';
import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RestrictedSignIn } from './RestrictedSignIn.tsx';
import { SignInSecurityScreen, type SignInSecurityScreenProps } from './SignInSecurityScreen.tsx';
import { appKey, guardedPorts, ports, spareCodes, withSecondStep } from './sample-ports.ts';
import type { SignedInDevice } from './sign-in-security.types.ts';

const desk: SignedInDevice = {
  id: 'desk',
  browser: 'chrome',
  system: 'windows',
  signedInAt: '2026-11-21T14:04:00.000Z',
  lastActiveAt: '2026-11-21T20:02:00.000Z',
  isThis: true,
};
const phone: SignedInDevice = {
  ...desk,
  id: 'phone',
  browser: 'samsung',
  system: 'android',
  lastActiveAt: '2026-11-21T19:51:00.000Z',
  isThis: false,
};
const unknown: SignedInDevice = { ...phone, id: 'unknown', browser: 'other', system: 'other' };

const ready = (value: readonly SignedInDevice[]): SignInSecurityScreenProps['devices'] => ({
  status: 'ready',
  value,
});

const off = { status: 'ready', value: { onSince: null, spareCodesLeft: 0 } } as const;
const noPasskeys: SignInSecurityScreenProps['passkeys'] = { status: 'ready', value: [] };
const turnOffName = { name: /^(Turn off|Desactivar)$/ };
const turnItOff = { name: /^(Turn it off|Desactivarla)$/ };

/** Presses it, and says yes to the question before it. */
async function turnOff(): Promise<void> {
  await userEvent.click(screen.getByRole('button', turnOffName));
  await userEvent.click(await screen.findByRole('button', turnItOff));
  await waitFor(() => expect(screen.queryByRole('button', turnItOff)).toBeNull());
}

const on = {
  status: 'ready',
  value: { onSince: '2026-11-21T14:04:00.000Z', spareCodesLeft: 9 },
} as const;

/** As in the portal, what is on is asked again once it was turned off. */
function UntilTurnedOff(args: SignInSecurityScreenProps) {
  const [secondStep, setSecondStep] = useState(args.secondStep);
  const turnOff = async () => {
    await args.ports.secondStep.turnOff();
    setSecondStep(off);
  };
  const ports = { ...args.ports, secondStep: { ...args.ports.secondStep, turnOff } };
  return <SignInSecurityScreen {...args} secondStep={secondStep} ports={ports} />;
}

const meta = preview.meta({
  title: 'Areas/Sign-in and security',
  parameters: { layout: 'padded' },
  component: SignInSecurityScreen,
  tags: ['route:/sign-in-and-security', 'mode:forced-colours', 'mode:pseudo-long'],
  args: {
    ports: ports(),
    username: 'maple',
    brandName: 'Linework',
    devices: ready([desk, phone, unknown]),
    secondStep: off,
    passkeys: noPasskeys,
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

const changeTo = async (canvas: ReturnType<typeof within>, password: string) => {
  await userEvent.type(canvas.getByLabelText(/^(New password|Contraseña nueva)/), password);
  await userEvent.keyboard('{Enter}');
};

const writeText = fn(async () => {});
const copies = () => {
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      canvas.getAllByRole('button', { name: /^(Sign out|Cerrar sesión): .* (on|en) / }),
    ).toHaveLength(2);
  },
});

export const OnlyHere = meta.story({ args: { devices: ready([desk]) } });

export const Loading = meta.story({ args: { devices: { status: 'loading' } } });

export const Failed = meta.story({ args: { devices: { status: 'failed', onRetry: fn() } } });

/** An agent of ours sees nothing of how a customer signs in. */
export const Restricted = meta.story({
  render: () => <RestrictedSignIn />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Only the customer|Solo el cliente)/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongUsername = meta.story({ args: { username: 'a-very-long-username-of-a-bakery-'.repeat(2) } });

export const ShortPassword = meta.story({
  args: { ports: ports() },
  play: async ({ canvas, args }) => {
    await changeTo(canvas, 'eleven char');
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.ports.changePassword).not.toHaveBeenCalled();
  },
});

export const EasyPassword = meta.story({
  args: { start: 'LW-AUT-043' },
  tags: ['outcome:LW-AUT-043'],
});

export const PasswordChanged = meta.story({ args: { start: 'done' } });

export const Offline = meta.story({ args: { start: 'offline' } });

/** The refused change asks for the password, keeps what was typed, and goes on by itself. */
export const AsksForThePassword = meta.story({
  args: { ports: guardedPorts() },
  play: async ({ canvas, args }) => {
    await changeTo(canvas, 'four words that rhyme');
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByLabelText(/^(Current password|Contraseña actual)/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'linework-demo');
    // By the button: a typed-in field that goes away while it has focus makes the pressed keys' change arrive within React's commit.
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(
      await canvas.findByText(/^(Your password was changed|Se cambió su contraseña)/),
    ).toBeVisible();
    await expect(args.ports.changePassword).toHaveBeenCalledTimes(2);
    await expect(args.ports.changePassword).toHaveBeenLastCalledWith('four words that rhyme');
  },
});

export const AskedForThePassword = meta.story({
  args: { ports: guardedPorts() },
  tags: ['outcome:LW-AUT-046', 'dialog:ConfirmDialog'],
  play: async ({ canvas }) => {
    await changeTo(canvas, 'four words that rhyme');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

export const WrongPassword = meta.story({
  args: {
    ports: guardedPorts(async () => {
      throw new PortProblem('LW-AUT-047');
    }),
  },
  tags: ['outcome:LW-AUT-047'],
  play: async ({ canvas }) => {
    await changeTo(canvas, 'four words that rhyme');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^(Current password|Contraseña actual)/), 'x');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

/** Where a second step is on, a code is asked for beside the password. */
export const AsksForACode = meta.story({
  args: { secondStep: on, ports: guardedPorts(withSecondStep) },
  play: async ({ args }) => {
    await turnOff();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^(Current password|Contraseña actual)/), 'linework-demo');
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await waitFor(() => expect(dialog.getByRole('group', { name: /errors|errores/ })).toHaveFocus());
    const code = dialog.getByLabelText(/^(Verification code|Código de verificación)/);
    await userEvent.type(code, '482039');
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await waitFor(() => expect(args.ports.secondStep.turnOff).toHaveBeenCalledTimes(2));
    await expect(args.ports.enterAgain).toHaveBeenLastCalledWith({
      password: 'linework-demo',
      secondCode: '482039',
    });
  },
});

export const AskedForACode = meta.story({
  args: { secondStep: on, ports: guardedPorts(withSecondStep) },
  play: async () => {
    await turnOff();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** Turned on elsewhere, it is not known of here: the code is asked for after the password, and has the focus. */
export const AsksForACodeAfterThePassword = meta.story({
  args: { ports: guardedPorts(withSecondStep) },
  play: async ({ canvas, args }) => {
    await changeTo(canvas, 'four words that rhyme');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^(Current password|Contraseña actual)/), 'linework-demo');
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    const code = await dialog.findByLabelText(/^(Verification code|Código de verificación)/);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.type(code, '482039');
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await waitFor(() => expect(args.ports.changePassword).toHaveBeenCalledTimes(2));
  },
});

export const WrongCode = meta.story({
  args: { secondStep: on, ports: guardedPorts(withSecondStep) },
  tags: ['outcome:LW-AUT-049'],
  play: async () => {
    await turnOff();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^(Current password|Contraseña actual)/), 'linework-demo');
    await userEvent.type(dialog.getByLabelText(/^(Verification code|Código de verificación)/), '000000');
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

/** Called off, nothing is changed, nothing is told, and what was typed is there. */
export const NotConfirmed = meta.story({
  args: { ports: guardedPorts() },
  play: async ({ canvas, args }) => {
    await changeTo(canvas, 'four words that rhyme');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText(/^(New password|Contraseña nueva)/)).toHaveValue(
      'four words that rhyme',
    );
    await expect(args.ports.changePassword).toHaveBeenCalledTimes(1);
  },
});

/** A page whose devices leave the list as they are signed out. */
function DevicesLeave(props: SignInSecurityScreenProps) {
  const [left, setLeft] = useState<readonly SignedInDevice[]>([desk, phone, unknown]);
  const signOut = async (id: string) => setLeft((before) => before.filter((device) => device.id !== id));
  return <SignInSecurityScreen {...props} ports={ports({ signOut })} devices={ready(left)} />;
}

/** The row goes with the button that had the focus: what was done takes it, each time. */
export const DeviceSignedOut = meta.story({
  render: (args) => <DevicesLeave {...args} />,
  play: async ({ canvas }) => {
    const signOutOf = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await signOutOf(/(Samsung Internet)/);
    await waitFor(() =>
      expect(canvas.getByText(/(Samsung Internet .* is signed out|Sesión cerrada: Samsung)/)).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await signOutOf(/^(Sign out|Cerrar sesión): /);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByText(/(is signed out|Sesión cerrada:)/)).toHaveFocus();
  },
});

export const NotSignedOut = meta.story({
  args: {
    ports: ports({
      signOut: fn(async () => {
        throw new NoConnection();
      }),
    }),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /(Samsung Internet)/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const SecondStepOn = meta.story({ args: { secondStep: on } });

export const SecondStepLoading = meta.story({ args: { secondStep: { status: 'loading' } } });

export const SecondStepFailed = meta.story({ args: { secondStep: { status: 'failed', onRetry: fn() } } });

/** The key as a picture and to type, then the app's first code; the recovery codes are shown, and nothing more of it after. */
export const SecondStepTurnedOn = meta.story({
  args: { ports: ports() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Set up|Configurar)$/ }));
    await expect(await canvas.findByRole('img', { name: /QR/ })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^(Code from your app|Código de su aplicación)/), '482039');
    await userEvent.click(canvas.getByRole('button', { name: /^(Turn on|Activar)$/ }));
    const list = await canvas.findByRole('list', { name: /^(Recovery codes|Códigos de recuperación)$/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expect(args.ports.secondStep.turnOn).toHaveBeenCalledWith('482039');
    await userEvent.click(canvas.getByRole('button', { name: /^(I saved them|Ya los guardé)$/ }));
    await expect(canvas.queryByText('7K3QD-X9MW0')).toBeNull();
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  },
});

/** Who sets it up on the phone that has the app copies the key: there is nothing to scan with. */
export const SecondStepSetUp = meta.story({
  args: { secondStepStart: { at: 'setUp', appKey } },
  beforeEach: copies,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Copy the key|Copiar la clave)$/ }));
    await expect(await canvas.findByText(/^(The key is copied|La clave está copiada)/)).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(appKey.key);
  },
});

export const SecondStepWrongCode = meta.story({
  args: {
    secondStepStart: { at: 'setUp', appKey },
    ports: ports({
      secondStep: {
        ...ports().secondStep,
        turnOn: fn(async () => {
          throw new PortProblem('LW-AUT-049');
        }),
      },
    }),
  },
  tags: ['outcome:LW-AUT-049'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^(Code from your app|Código de su aplicación)/), '000000');
    await userEvent.click(canvas.getByRole('button', { name: /^(Turn on|Activar)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const SecondStepInvalid = meta.story({
  args: { secondStepStart: { at: 'setUp', appKey } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Turn on|Activar)$/ }));
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
  },
});

/** What is kept says where it is for and whose it is; a tab that is closed with the codes on it asks first. */
export const RecoveryCodes = meta.story({
  args: { secondStepStart: { at: 'codes', codes: spareCodes, areFirst: true } },
  beforeEach: copies,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Copy|Copiar)$/ }));
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/Linework.* maple\n.+\n\n7K3QD-X9MW0\n/),
    );
    await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  },
});

const leave = fn((event: MouseEvent) => event.preventDefault());
const besideLink = (args: SignInSecurityScreenProps) => (
  <>
    <SignInSecurityScreen {...args} />
    <a href="/elsewhere" onClick={leave}>
      Elsewhere
    </a>
  </>
);

/** A link of the page asks before the codes are gone. */
export const RecoveryCodesAskedAbout = meta.story({
  args: { secondStepStart: { at: 'codes', codes: spareCodes, areFirst: true } },
  render: besideLink,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await expect(
      await screen.findByRole('alertdialog', { name: /^(Leave without|¿Salir sin)/ }),
    ).toBeVisible();
    await expect(leave).not.toHaveBeenCalled();
  },
});

/** Whoever goes back to them finds them as they were; whoever leaves all the same gets where the link leads. */
export const RecoveryCodesLeft = meta.story({
  args: RecoveryCodesAskedAbout.input.args,
  render: besideLink,
  tags: ['journey'],
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole('link', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await userEvent.click(await screen.findByRole('button', { name: /^(Go back to|Volver a)/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('7K3QD-X9MW0')).toBeVisible();
    await userEvent.click(elsewhere);
    await userEvent.click(await screen.findByRole('button', { name: /^(Leave without|Salir sin)/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  },
});

export const RecoveryCodesOnPhone = meta.story({
  args: { secondStepStart: { at: 'codes', codes: spareCodes, areFirst: false } },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Turned off by whoever enters their password again. */
export const SecondStepTurnedOff = meta.story({
  render: (args) => <UntilTurnedOff {...args} />,
  args: { secondStep: on, ports: guardedPorts() },
  play: async ({ canvas, args }) => {
    await turnOff();
    await userEvent.type(
      await screen.findByLabelText(/^(Current password|Contraseña actual)/),
      'linework-demo',
    );
    await userEvent.type(screen.getByLabelText(/^(Verification code|Código de verificación)/), '482039');
    await userEvent.click(screen.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await waitFor(() => expect(args.ports.secondStep.turnOff).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/is off\.|está desactivada\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Set up|Configurar)$/ })).toBeVisible();
  },
});

export const AskedBeforeTurningOff = meta.story({
  tags: ['dialog:AskDialog'],
  args: { secondStep: on, ports: ports() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', turnOffName));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^(Keep it on|Dejarla activada)$/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.ports.secondStep.turnOff).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', turnOffName)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', turnOffName));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** Set up while it was turned on in another tab: said so, and what is shown is what is. */
export const SecondStepDoneElsewhere = meta.story({
  args: {
    secondStepStart: { at: 'setUp', appKey },
    secondStep: on,
    ports: ports({
      secondStep: {
        ...ports().secondStep,
        turnOn: fn(async () => {
          throw new PortProblem('LW-AUT-048');
        }),
      },
    }),
  },
  tags: ['outcome:LW-AUT-048'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^(Code from your app|Código de su aplicación)/), '482039');
    await userEvent.click(canvas.getByRole('button', { name: /^(Turn on|Activar)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Turn off|Desactivar)$/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^(Two-step|Verificación en dos)/ })).toHaveFocus();
  },
});
