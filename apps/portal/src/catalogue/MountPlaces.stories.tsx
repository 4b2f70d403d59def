import { storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { delay, HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

/** What other teams' modules say, each at its own address: a browser keeps a module that it has read. */
const modules = {
  stands: `export function mount(element, { session, language, theme }) {
    const text = document.createElement('p');
    text.textContent = (language === 'es' ? 'Parte de ' : 'Part of ') + session.companyName;
    text.style.color = theme.token('color-body');
    element.append(text);
    return () => text.remove();
  }`,
  throws: `export function mount() { throw new Error('not today'); }`,
  gives: `export function mount(element, { fail }) {
    const button = document.createElement('button');
    button.textContent = 'Give up';
    button.addEventListener('click', () => fail());
    element.append(button);
    return () => {};
  }`,
  none: `export const unmount = () => {};`,
} as const;
type Module = keyof typeof modules | 'missing' | 'slow' | 'changed';

const hash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

const integrities = Object.fromEntries(
  await Promise.all(Object.entries(modules).map(async ([name, text]) => [name, await hash(text)])),
);

const script = (text: string) => new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } });

const partsAnswer = http.get('/parts/:name', async ({ params: { name } }) => {
  const known = String(name).replace('.js', '');
  if (known === 'slow') await delay('infinite');
  if (known === 'changed') return script(`${modules.stands} // another byte`);
  const found = Object.entries(modules).find(([one]) => one === known);
  return found ? script(found[1]) : new HttpResponse(null, { status: 404 });
});

/** A place, and the module that the configuration names for it. */
const mounted = (name: string, module: Module) => ({
  configured: {
    mounts: [
      {
        name,
        address: `/parts/${module}.js`,
        integrity: integrities[module] ?? integrities.stands ?? '',
      },
    ],
  },
});

const meta = preview.meta({
  title: 'Pages/Mount places',
  component: PortalStory,
  parameters: wholePage,
  beforeEach: ({ msw }) => msw.use(partsAnswer, ...handlersFor(storyScenario('current'))),
  args: { path: '/homepage-mfe' },
});

/** Another team's part, below the page's own title, in the frame and language of the page. */
export const Stands = meta.story({
  args: mounted('homepage-mfe', 'stands'),
  play: async ({ canvas, canvasElement, words }) => {
    const title = words('mounts').t('titles.homepage-mfe');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    const place = () => canvasElement.querySelector('[data-mounted]');
    await waitFor(() => expect(place()?.shadowRoot?.textContent).toMatch(/^(Part of|Parte de) \w/));
  },
});

/** Under a header with a way back, and nothing else. */
export const UnderASimpleHeader = meta.story({
  args: { ...mounted('troubleshoot-stub-2', 'stands'), path: '/troubleshoot-stub-2' },
  beforeEach: ({ msw }) => msw.use(partsAnswer, ...handlersFor(storyScenario('current'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: mounted('homepage-mfe', 'slow'),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('mounts').like('loading'))).toBeInTheDocument();
  },
});

const told = (code: string, module: Module) =>
  meta.story({
    args: mounted('homepage-mfe', module),
    play: async ({ canvas, userEvent, canvasElement, words }) => {
      if (module === 'gives') {
        const button = await waitFor(() => {
          const found = canvasElement.querySelector('[data-mounted]')?.shadowRoot?.querySelector('button');
          if (!found) throw new Error('It does not stand yet');
          return found;
        });
        await userEvent.click(button);
      }
      await expect(
        await canvas.findByRole('heading', { level: 1, name: words('chunkProblem').like('title') }),
      ).toBeVisible();
      await expect(canvasElement.querySelector(`[data-outcome="${code}"]`)).toBeInTheDocument();
    },
  });

/** Nothing is at the address that the configuration names. */
export const Missing = told('LW-SYS-051', 'missing');

/** What is there is not what the configuration says that it must be: none of it runs. */
export const NotWhatItMustBe = told('LW-SYS-051', 'changed');

export const ThrowsAsItIsMounted = told('LW-SYS-050', 'throws');

export const ExportsNothingToMount = told('LW-SYS-050', 'none');

/** It stood, and says that it cannot go on. */
export const GivesUp = told('LW-SYS-050', 'gives');

/** Without a part in the configuration a place is not found. */
export const NothingConfigured = meta.story({
  tags: ['outcome:LW-SYS-040'],
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      words('outcomes').t('LW-SYS-040.title'),
    );
  },
});
