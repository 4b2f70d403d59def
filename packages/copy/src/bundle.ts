import type { Language } from './language.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPluralForm<Name extends string> = Name extends `${infer Base}_${PluralForm}` ? Base : Name;

/** Every key of a copy file as a dotted path; plural forms fold into their base key. */
export type CopyKey<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutPluralForm<Name>
    : `${Name}.${CopyKey<Tree[Name]>}`;
}[keyof Tree & string];

/** A copy file as loaded: texts, or groups of texts by place. */
export interface CopyTree {
  readonly [name: string]: string | CopyTree;
}

/** The words of one flow or area: where they stand and how to fetch them, a language at a time. */
export interface CopyBundle<Tree extends CopyTree> {
  /** The camelCase name of the copy file: `one-time-payment.en.json` is `oneTimePayment`. */
  readonly namespace: string;
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: Tree }>>>;
}

/**
 * Names a bundle with its keys typed from the English file:
 *
 *     import type en from './wallet.en.json';
 *     export const walletCopy = defineCopy<typeof en>({
 *       namespace: 'wallet',
 *       load: { en: () => import('./wallet.en.json'), es: () => import('./wallet.es.json') },
 *     });
 *
 * Spanish that lacks a key of the English file does not compile.
 */
export const defineCopy = <Tree extends CopyTree>(bundle: CopyBundle<Tree>): CopyBundle<Tree> => bundle;
