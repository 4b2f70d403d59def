import type { Plugin } from 'vite';

/** Leaves out of the page what is for its readers in the repository alone: comments within scripts, and indentation. */
export function slimPage(): Plugin {
  return {
    name: 'slim-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replaceAll(/^\s*\/\/.*\n|^\s+/gm, ''),
    },
  };
}
