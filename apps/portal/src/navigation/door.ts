/**
 * What decides whether a page is asked for anew: its path, and the panel it opens. A flow's steps, which are in the
 * query too, are its own matter.
 */
export const doorOf = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string => `${pathname} ${new URLSearchParams(search).get('open') ?? ''}`;
