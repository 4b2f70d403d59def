import path from 'node:path';
import type { PageName } from '@linework/contract';
import type { Plugin, Rolldown } from 'vite';
import { chunksOfPage, chunkWith, entryOf, withImports } from './page-modules.ts';

/** The pages that somebody comes to first, from a letter, a bookmark or a search. */
const firstPages = ['signIn', 'payBill'] as const satisfies readonly PageName[];
type FirstPage = (typeof firstPages)[number];

interface LateModules {
  readonly what: string;
  readonly isOne: RegExp;
  /** Where it may come all the same. */
  readonly besides?: FirstPage | 'afterwards';
}

/** What is needed by whoever does something, and by nobody before: it was once in a first load, or is large. */
const late: readonly LateModules[] = [
  { what: 'the schema library', isOne: /\/node_modules\/zod\// },
  { what: 'the date library', isOne: /\/node_modules\/@internationalized\/date\// },
  { what: 'the machines of flows', isOne: /\/node_modules\/xstate\/|\.machine\.ts$/ },
  { what: 'the outcome catalogue', isOne: /\/domain\/src\/outcomes\/families\// },
  { what: 'fields to type into', isOne: /\/design-system\/src\/fields\/text\//, besides: 'signIn' },
  { what: 'the second step', isOne: /\/account-areas\/src\/second-step\// },
  { what: 'what speaks of passkeys with the browser', isOne: /\/node_modules\/@simplewebauthn\// },
  { what: 'who may go to pages that are to come', isOne: /\/routes\/later-routes\.ts$/ },
  { what: 'what tells of use', isOne: /\/analytics\/(?:queue|follow)\//, besides: 'afterwards' },
];

/** What a first load brings, by module: before the page is drawn, and by itself once it is. */
export interface FirstLoad {
  readonly atOnce: readonly string[];
  readonly afterwards: readonly string[];
}

/** What is late and comes with a first page all the same, in words; none where all is well. */
export function lateIn(page: FirstPage, { atOnce, afterwards }: FirstLoad): string[] {
  return late.flatMap(({ what, isOne, besides }) => {
    const looked = besides === page ? [] : besides === 'afterwards' ? atOnce : [...atOnce, ...afterwards];
    return looked
      .map((id) => id.replaceAll(path.sep, '/'))
      .filter((id) => isOne.test(id))
      .map((id) => `${what} comes with ${page}: ${id}`);
  });
}

const modulesOf = (chunks: Iterable<Rolldown.OutputChunk>): string[] =>
  [...chunks].flatMap(({ moduleIds }) => moduleIds);

/** Refuses a build in which a first page brings what is late, or in which what tells of use brings a page. */
export function lateApart(): Plugin {
  return {
    name: 'late-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const start = withImports(bundle, entryOf(bundle));
      const follow = withImports(bundle, chunkWith(bundle, 'follow.ts'));
      const found = firstPages.flatMap((page) => {
        const atOnce = new Set([...start, ...chunksOfPage(bundle, page)]);
        const ofPage = [...atOnce].filter((chunk) => !start.has(chunk) && follow.has(chunk));
        const brought = ofPage.map(({ fileName }) => `what tells of use brings ${page}: ${fileName}`);
        const afterwards = modulesOf(follow.difference(atOnce));
        return [...lateIn(page, { atOnce: modulesOf(atOnce), afterwards }), ...brought];
      });
      if (found.length > 0) this.error(`What comes with a first load is to be late.\n${found.join('\n')}`);
    },
  };
}
