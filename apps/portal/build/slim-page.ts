import { minify, type Plugin } from 'vite';

const script = /(?<=<script>).*?(?=<\/script>)/s;

/** Leaves out of the page what is for its readers in the repository alone: what its script says in long, and indentation. */
export function slimPage(): Plugin {
  return {
    name: 'slim-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const [written] = script.exec(page) ?? [];
        if (!written) throw new Error('The built page has no script of its own');
        const { code, errors } = await minify('page.js', written, { module: false });
        if (errors[0]) throw new Error(errors[0].message);
        return page.replace(script, () => code).replaceAll(/^\s+/gm, '');
      },
    },
  };
}
