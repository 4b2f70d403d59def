/** The words of the page that shows events, for reviewers: no part of the portal's copy. */
export const sentEventsWords = {
  en: {
    title: 'Usage data',
    sandbox: 'For testing only. This page doesn’t exist in production.',
    heading: 'What your browser sent',
    empty: 'Nothing yet. Events show up here a few seconds after what they tell of.',
    columns: { at: 'When', name: 'Event', fields: 'What it says' },
    config: 'What the server adds to each',
    signIn: 'Sign in to see your events',
  },
  es: {
    title: 'Datos de uso',
    sandbox: 'Solo para pruebas. Esta página no existe en producción.',
    heading: 'Lo que envió su navegador',
    empty: 'Todavía no hay nada. Los eventos aparecen aquí unos segundos después de lo que cuentan.',
    columns: { at: 'Cuándo', name: 'Evento', fields: 'Lo que dice' },
    config: 'Lo que el servidor agrega a cada uno',
    signIn: 'Inicie sesión para ver sus eventos',
  },
} as const;
