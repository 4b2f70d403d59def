import { type PageName, type ParametersOf, pagePaths, readPath } from '@linework/contract';
import { createContext, useContext, useMemo } from 'react';
import type { Location } from 'react-router-dom';

/** The address of the page that is shown. While the next one loads the browser is already at its own. */
export const PageLocationContext = createContext<Location | null>(null);

export function usePageLocation(): Location {
  const location = useContext(PageLocationContext);
  if (!location) throw new Error('No page here: PageLocationContext is missing above');
  return location;
}

/** The query of the page's address. */
export function usePageQuery(): URLSearchParams {
  const { search } = usePageLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** What the address of a page says by the names in its pattern. @throws an error on any other page */
export function usePageParameters<Page extends PageName>(page: Page): ParametersOf<(typeof pagePaths)[Page]> {
  const { pathname } = usePageLocation();
  const parameters = useMemo(
    () => readPath<(typeof pagePaths)[Page]>(pagePaths[page], pathname),
    [page, pathname],
  );
  if (!parameters) throw new Error(`${pathname} is no address of ${page}`);
  return parameters;
}
