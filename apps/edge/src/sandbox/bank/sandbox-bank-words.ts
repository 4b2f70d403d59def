/** The sandbox page's own words. It stands in for a bank, so that they are no part of the portal's copy. */
export const sandboxBankWords = {
  en: {
    title: 'Sample bank sign-in',
    sandbox: 'For testing only. No real bank, account, or password.',
    heading: 'Choose the account to connect',
    lead: 'Choose an account, and you’ll go back to where you left off. We share only its name, type, and last four digits.',
    checking: 'Checking',
    savings: 'Savings',
    refuses: 'Lets no one in today',
    silent: 'Never answers',
    connect: 'Connect this account',
    cancel: 'Cancel and go back',
    other: 'Español',
    overHeading: 'This sign-in has ended',
    over: 'It didn’t start from the portal, or it started too long ago. Go back to where you left off and connect your bank again.',
  },
  es: {
    title: 'Inicio de sesión bancario de muestra',
    sandbox: 'Solo para pruebas. Sin banco, cuenta ni contraseña reales.',
    heading: 'Elija la cuenta que desea conectar',
    lead: 'Elija una cuenta y regresará a donde estaba. Solo compartimos el nombre, el tipo y los últimos cuatro dígitos.',
    checking: 'Cuenta de cheques',
    savings: 'Cuenta de ahorros',
    refuses: 'Hoy no deja entrar a nadie',
    silent: 'Nunca contesta',
    connect: 'Conectar esta cuenta',
    cancel: 'Cancelar y regresar',
    other: 'English',
    overHeading: 'Este inicio de sesión terminó',
    over: 'No se inició desde el portal o pasó demasiado tiempo. Regrese a donde estaba y conecte su banco otra vez.',
  },
} as const;

export type SandboxLanguage = keyof typeof sandboxBankWords;
