import { build, type Plugin } from 'vite';

const place = '/* __PAGE_SCRIPT__ */';

/**
 * Puts the page's own script into the page: one classic script, which needs no file of its own. Of the built page it leaves
 * out the indentation, too, which is for its readers in the repository alone.
 * @param entry its first module
 * @param target the browsers that it is for
 */
export function pageScript(entry: string, target: string): Plugin {
  let isBuilt = false;
  return {
    name: 'page-script',
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const built = await build({
          configFile: false,
          logLevel: 'error',
          build: { write: false, target, rolldownOptions: { input: entry, output: { format: 'iife' } } },
        });
        const [script] = 'output' in built ? built.output : [];
        if (!script || !page.includes(place)) throw new Error('The page has no script of its own');
        const whole = page.replace(place, () => script.code.trim());
        return isBuilt ? whole.replaceAll(/^\s+/gm, '') : whole;
      },
    },
  };
}
