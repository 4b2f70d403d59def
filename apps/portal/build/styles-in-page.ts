import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]* href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/;

/** Writes the tokens and what every page rests on into the page itself: two kB that need no request of their own. */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const { file } = link.exec(page)?.groups ?? {};
        const styles = file === undefined ? undefined : bundle?.[file];
        if (styles?.type !== 'asset') throw new Error('The built page names no style sheet');
        delete bundle?.[styles.fileName];
        return page.replace(link, () => `<style nonce="__NONCE__">${String(styles.source).trim()}</style>`);
      },
    },
  };
}
