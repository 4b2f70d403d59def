/** The sandbox page's own words. It stands in for a bank, so that they are no part of the portal's copy. */
export const sandboxBankWords = {
  en: {
    title: 'Sample bank sign-in',
    sandbox: 'For trying only. No real bank, no real account, no password.',
    heading: 'Choose the account to connect',
    lead: 'You go back to your payment with the account you choose. Only its name, kind and last four digits go with you.',
    checking: 'Checking',
    savings: 'Savings',
    refuses: 'Lets nobody in today',
    silent: 'Never answers',
    connect: 'Connect this account',
    cancel: 'Cancel and go back',
    other: 'Español',
    overHeading: 'This sign-in has ended',
    over: 'It was not begun from the portal, or too long ago. Go back to your payment and connect your bank again.',
  },
  es: {
    title: 'Inicio de sesión bancario de muestra',
    sandbox: 'Solo para pruebas. Sin banco, cuenta ni contraseña reales.',
    heading: 'Elija la cuenta que desea conectar',
    lead: 'Usted regresa a su pago con la cuenta que elija. Solo la acompañan el nombre, el tipo y los últimos cuatro dígitos.',
    checking: 'Cuenta corriente',
    savings: 'Cuenta de ahorros',
    refuses: 'Hoy no deja entrar a nadie',
    silent: 'Nunca contesta',
    connect: 'Conectar esta cuenta',
    cancel: 'Cancelar y regresar',
    other: 'English',
    overHeading: 'Este inicio de sesión terminó',
    over: 'No se inició desde el portal o pasó demasiado tiempo. Regrese a su pago y conecte su banco otra vez.',
  },
} as const;

export type SandboxLanguage = keyof typeof sandboxBankWords;
