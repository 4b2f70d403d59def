import path from 'node:path';
import {
  API,
  type Checker,
  type Symbol as Declared,
  type Project,
  SymbolFlags,
} from 'typescript/unstable/sync';
import { root } from '../bootstrap/install.mjs';

/** One line of a component's table of props. */
export interface PropRow {
  readonly name: string;
  /** As TypeScript prints it, without `undefined`: `"primary" | "secondary"`. */
  readonly type: string;
  /** The texts to choose from, where the type is nothing else; empty otherwise. */
  readonly choices: readonly string[];
  readonly description: string;
  readonly isRequired: boolean;
  /** Whose it is: the component's own name, that of what it is made with, or `react-aria`. */
  readonly from: string;
}

/** By component, its props in the order in which they are declared. */
export type ComponentProps = Readonly<Record<string, readonly PropRow[]>>;

/** Attributes and events of the element itself: they are passed on, and named and documented as React has them. */
const ofTheElement = (file: string, name: string): boolean =>
  /\/(@types\/react|typescript)\//.test(file) ||
  (file.endsWith('/shared/src/dom.d.ts') && /^on[A-Z]/.test(name));

/** With these react-aria puts its own parts together: of no use to who writes a screen. */
const plumbing = new Set(['slot', 'render', 'excludeFromTabOrder', 'onClick', 'validationBehavior']);

const typeFlags = { undefined: 4, stringLiteral: 1024 } as const;

function typeOf(checker: Checker, symbol: Declared): Pick<PropRow, 'type' | 'choices'> {
  const type = checker.getTypeOfSymbol(symbol);
  if (!type) return { type: '', choices: [] };
  const parts = type.isUnionType()
    ? type.getTypes().filter(({ flags }) => flags !== typeFlags.undefined)
    : [type];
  const choices = parts.flatMap((part) => (part.isStringLiteralType() ? part.value : []));
  const isChoice = choices.length === parts.length;
  const whole = checker.typeToString(type, undefined, 1).replace(/ \| undefined$/, '');
  return isChoice
    ? { type: choices.map((choice) => JSON.stringify(choice)).join(' | '), choices }
    : { type: whole.replace(/^\((.*)\)$/, '$1'), choices: [] };
}

function rowOf(checker: Checker, symbol: Declared): PropRow | null {
  const file = symbol.declarations[0]?.path ?? '';
  const { name } = symbol;
  const isOurs = !file.includes('/node_modules/');
  const description = symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim();
  // What the library leaves undescribed is an attribute of the element as well.
  if (!isOurs && (description === '' || plumbing.has(name) || ofTheElement(file, name))) return null;
  return {
    name,
    ...typeOf(checker, symbol),
    description,
    isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
    from: isOurs ? path.parse(file).name : 'react-aria',
  };
}

function rowsOf({ checker, program }: Project, name: string, file: string): readonly PropRow[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const component = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  const type = component && checker.getTypeOfSymbol(component);
  if (!type) throw new Error(`${file} exports no ${name}`);
  const [call] = checker.getSignaturesOfType(type, 0);
  const props = call && checker.getParameterType(call, 0);
  return props ? checker.getPropertiesOfType(props).flatMap((symbol) => rowOf(checker, symbol) ?? []) : [];
}

/**
 * Reads what components take from the compiler: inherited props too, each with what is written about it.
 * @param components each by its name, with the file that exports it
 */
export function readProps(components: Readonly<Record<string, string>>): ComponentProps {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The compiler opens no project here');
    return Object.fromEntries(
      Object.entries(components).map(([name, file]) => [name, rowsOf(project, name, file)]),
    );
  } finally {
    api.close();
  }
}
