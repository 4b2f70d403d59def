/**
 * Where the portal's first file does not come, or is not what it must be, the page says so itself, with words that it has in a
 * template.
 * @param wayOut the address by which whoever has pressed "Sign out" is signed out without the portal
 */
export function sayNotStarted(root: Element, wayOut: () => string | undefined): void {
  addEventListener(
    'error',
    ({ target }) => {
      const words = document.querySelector<HTMLTemplateElement>('#linework-not-started');
      if (!words || !(target instanceof HTMLScriptElement) || !target.src) return;
      // Whoever was signing out is signed out all the same.
      const way = wayOut();
      if (way) return location.assign(way);
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
