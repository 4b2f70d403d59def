/**
 * A part as another team would write it: one ES module without imports, in plain JavaScript, that exports `mount`. It shows
 * whatever a place gives a part (docs/mounts.md), and breaks on request.
 * @import { MountContext, Unmount } from '@linework/contract'
 */

const words = {
  en: {
    heading: 'Sample part',
    hello: (company, ending) => `This part was mounted for ${company}, account ···· ${ending}.`,
    nobody: 'This part was mounted for somebody who is not signed in.',
    seconds: (count) => `It has stood here for ${count} seconds.`,
    used: 'Tell that it was used',
    billing: 'Go to billing',
    fail: 'Give up',
    throw: 'Throw',
  },
  es: {
    heading: 'Parte de muestra',
    hello: (company, ending) => `Esta parte se montó para ${company}, cuenta ···· ${ending}.`,
    nobody: 'Esta parte se montó para alguien que no ha iniciado sesión.',
    seconds: (count) => `Lleva ${count} segundos aquí.`,
    used: 'Avisar que se usó',
    billing: 'Ir a facturación',
    fail: 'Darse por vencida',
    throw: 'Lanzar un error',
  },
};

/** Tokens come in from the page, so the part follows its scheme and brand; no style of the page does. */
const style = `
  section { display: grid; gap: var(--lw-space-16); justify-items: start; color: var(--lw-color-body); }
  h2, p { margin: 0; }
  div { display: flex; flex-wrap: wrap; gap: var(--lw-space-8); }
  button {
    min-height: 3rem;
    padding: 0 var(--lw-space-16);
    border: 1px solid var(--lw-color-line-strong);
    border-radius: var(--lw-radius-control);
    background: var(--lw-color-surface);
    color: var(--lw-color-brand);
    font: inherit;
    cursor: pointer;
  }
  button:focus-visible { outline: 3px solid var(--lw-color-brand); outline-offset: 2px; }
`;

/** The page's policy lets no text become markup or a style element: elements are made one by one, styles as an object. */
const element = (name, text, children = []) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
};

/**
 * @param {HTMLElement} place
 * @param {MountContext} context
 * @returns {Unmount}
 */
export function mount(place, context) {
  if (context.version !== 1) throw new Error(`This part does not know version ${context.version}`);
  const say = words[context.language];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  place.getRootNode().adoptedStyleSheets = [sheet];

  const button = (text, onClick) => {
    const made = element('button', text);
    made.type = 'button';
    made.addEventListener('click', onClick);
    return made;
  };
  const { session } = context;
  const clock = element('p', say.seconds(0));
  place.append(
    element('section', '', [
      element('h2', say.heading),
      element('p', session ? say.hello(session.companyName, session.accountEnding) : say.nobody),
      clock,
      element('div', '', [
        button(say.used, () => context.tell('used')),
        button(say.billing, () => context.navigate('/billing/pay-bill')),
        button(say.fail, () => context.fail(new Error('The sample part gave up'))),
        button(say.throw, () => {
          throw new Error('The sample part threw');
        }),
      ]),
    ]),
  );

  const begun = Date.now();
  const tick = setInterval(() => {
    clock.textContent = say.seconds(Math.round((Date.now() - begun) / 1000));
  }, 1000);
  return () => clearInterval(tick);
}
