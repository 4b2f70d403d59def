/** The mailbox's own words. It stands in for a mail program, so that they are no part of the portal's copy. */
export const sandboxMailboxWords = {
  en: {
    title: 'Sample mailbox',
    sandbox: 'For testing only. Nothing here has left this machine.',
    heading: 'What we would have emailed you',
    empty: 'Nothing yet. A message shows up here a few seconds after what it tells of.',
    back: 'All messages',
    text: 'Plain text',
    signIn: 'Sign in to see your messages',
    toGetIn: 'Codes and usernames that were asked for',
  },
  es: {
    title: 'Buzón de muestra',
    sandbox: 'Solo para pruebas. Nada de esto salió de esta máquina.',
    heading: 'Lo que le habríamos enviado por correo electrónico',
    empty: 'Todavía no hay nada. Un mensaje aparece aquí unos segundos después de lo que cuenta.',
    back: 'Todos los mensajes',
    text: 'Texto sin formato',
    signIn: 'Inicie sesión para ver sus mensajes',
    toGetIn: 'Códigos y nombres de usuario que se pidieron',
  },
} as const;
