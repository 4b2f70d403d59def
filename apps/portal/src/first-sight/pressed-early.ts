import type { SessionAnswer } from '@linework/contract';
import { signOutCookie } from '@linework/domain';
import { writeCookie } from '../browser/write-cookie.ts';

type Control = HTMLAnchorElement | HTMLButtonElement;

const controls = 'a, button';
const signs = ['click', 'focusin'] as const;
/** A portal that has not come by then is not waited for, in milliseconds. */
const lateMs = 20_000;
/** A page behind another is not painted: it is not waited for longer, in milliseconds. */
const paintedMs = 5_000;

/** How long the session lasts that came with the page, in milliseconds. */
function sessionLeft(): number {
  const meta = document.querySelector<HTMLMetaElement>("meta[name='linework-session']");
  const { now, idleDeadline, absoluteDeadline }: SessionAnswer = JSON.parse(meta?.content ?? '');
  return Math.min(Date.parse(idleDeadline), Date.parse(absoluteDeadline)) - Date.parse(now);
}

/** Whoever presses sees and hears at once that it was taken; what is pressed later takes its place. */
function waitingSigns(root: Element): (control?: Control) => void {
  const [, bar, status] = root.children;
  let pressed: Control | undefined;
  return (control) => {
    for (const attribute of ['aria-busy', 'data-pressed']) {
      pressed?.removeAttribute(attribute);
      control?.setAttribute(attribute, 'true');
    }
    pressed = control;
    bar?.toggleAttribute('hidden', !control);
    if (status) status.textContent = control ? (bar?.firstElementChild?.ariaLabel ?? '') : '';
  };
}

/** Finds a control of the first sight again, also once the portal has drawn it anew: the same among those that read alike. */
function finder(root: Element, control: Control): () => Control | undefined {
  const { localName, textContent } = control;
  const href = control.getAttribute('href');
  const alike = () =>
    [...root.querySelectorAll<Control>(controls)].filter(
      (one) =>
        one.localName === localName && one.textContent === textContent && one.getAttribute('href') === href,
    );
  const place = alike().indexOf(control);
  return () => alike()[place];
}

/** Whether a press is the browser's own: with a key held, on a telephone number, or on a link to another site. */
const isBrowsers = (event: MouseEvent, control: Control): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (control instanceof HTMLAnchorElement && control.href !== '' && control.origin !== location.origin);

/** Signs out by the button for it, without the portal. @returns whether it is that button */
function signOutBy(control: Control | null | undefined): boolean {
  const way = control?.dataset.way;
  if (!way) return false;
  // Should there be no connection either, it is owed: the next page is nobody's.
  writeCookie(signOutCookie, 'owed', undefined);
  location.assign(way);
  return true;
}

/**
 * What is pressed in the page's first sight is done once the portal is there, and the focus stays where it was. A portal that does
 * not come at all leaves its links to the browser, and nothing of an account longer than its session.
 * @returns what signs out whoever has pressed for it, without the portal, and says whether anybody had
 */
export function keepPresses(root: Element): () => boolean {
  let pressed: (() => Control | undefined) | undefined;
  let focused: (() => Control | undefined) | undefined;
  const waitFor = waitingSigns(root);
  const hear = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<Control>(controls);
    if (!control) return;
    if (!(event instanceof MouseEvent)) focused = finder(root, control);
    else if (!isBrowsers(event, control)) {
      event.preventDefault();
      waitFor(control);
      pressed = finder(root, control);
    }
  };
  for (const sign of signs) root.addEventListener(sign, hear);
  const stop = () => {
    for (const sign of signs) root.removeEventListener(sign, hear);
  };
  const signOut = () => signOutBy(pressed?.());
  const leave = ({ target }: Event) =>
    signOutBy(target instanceof Element ? target.closest<Control>('[data-way]') : null);
  const late = setTimeout(() => {
    if (signOut()) return;
    stop();
    waitFor();
    root.addEventListener('click', leave);
    pressed?.()?.click();
  }, lateMs);
  const over = setTimeout(() => root.replaceChildren(), sessionLeft());
  let painted = () => {};
  globalThis.lineworkSight = new Promise((resolve) => {
    painted = resolve;
  });
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, paintedMs);
    clearTimeout(late);
    clearTimeout(over);
    root.removeEventListener('click', leave);
    stop();
    focused?.()?.focus({ preventScroll: true });
    pressed?.()?.click();
  }).observe(root, { childList: true });
  return signOut;
}
