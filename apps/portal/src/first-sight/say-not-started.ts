/**
 * Where the portal's first file does not come, or is not what it must be, the page says so itself, with words that it has in a
 * template.
 * @param signOut signs out whoever has pressed for it, without the portal; whether anybody had
 */
export function sayNotStarted(root: Element, signOut: () => boolean): void {
  addEventListener(
    'error',
    ({ target }) => {
      const words = document.querySelector<HTMLTemplateElement>('#linework-not-started');
      if (!words || !(target instanceof HTMLScriptElement) || !target.src) return;
      // Whoever was signing out is signed out all the same.
      if (signOut()) return;
      root.replaceChildren(words.content);
      document.title = document.querySelector('h1')?.textContent ?? '';
      // Browsers keep a damaged file as they keep any: it is asked for anew before the page is.
      const reload = () => location.reload();
      document.querySelector('main a')?.addEventListener('click', (event) => {
        event.preventDefault();
        fetch(target.src, { cache: 'no-cache' }).then(reload, reload);
      });
    },
    true,
  );
}
