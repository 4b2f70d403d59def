/** For each prop the values to try. */
export type Axes<Props> = { [Name in keyof Props]?: readonly Props[Name][] };

/**
 * Every combination of the values given, for a story that shows them on one page.
 * A page nobody can look through shows nothing, so more than `cap` combinations are an error.
 */
export function permutations<Props extends object>(axes: Axes<Props>, cap = 48): Partial<Props>[] {
  const names = Object.keys(axes) as (keyof Props & string)[];
  const all = names.reduce<Partial<Props>[]>(
    (combinations, name) =>
      combinations.flatMap((combination) =>
        (axes[name] ?? []).map((value) => ({ ...combination, [name]: value })),
      ),
    [{}],
  );
  if (all.length > cap) throw new Error(`${all.length} permutations, at most ${cap} fit a page`);
  return all;
}
