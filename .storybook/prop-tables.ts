import type { SBType, StrictArgTypes } from 'storybook/internal/types';
import type { PropRow } from '../tools/props/read-props.ts';

/** The last part of a page's title: `Components/Actions/Button` is the page of `Button`. */
export const componentOf = (title: string): string | null =>
  title.startsWith('Components/') ? (title.split('/').at(-1) ?? null) : null;

/** What the controls beside a story can set; a function or an element they cannot. */
function typeOf({ type, choices, isRequired: required }: PropRow): SBType {
  if (choices.length > 0) return { name: 'enum', value: [...choices], required };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type, required };
  return { name: 'other', value: type, required };
}

/**
 * Fills a component's table of props from what the compiler knows: what Storybook itself reads ends at the component's own
 * file. What is passed on to another part stands in a group of its own.
 */
export function withCompilerProps(
  known: StrictArgTypes,
  rows: readonly PropRow[],
  component: string,
): StrictArgTypes {
  const told = rows.map((row) => {
    const { name, description } = row;
    const isOwn = row.from.toLowerCase() === component.toLowerCase();
    const table = {
      ...known[name]?.table,
      type: { summary: row.type },
      ...(!isOwn && { category: `From ${row.from}` }),
    };
    return [name, { ...known[name], name, description, type: typeOf(row), table }] as const;
  });
  return { ...known, ...Object.fromEntries(told) };
}
