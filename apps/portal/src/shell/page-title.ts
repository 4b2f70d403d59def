import { useCopy } from '@linework/copy';
import { useCallback, useEffect } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import type { RouteTitle } from '../routes/route-table.ts';
import { shellCopy } from './shell.copy.ts';

/** Sets the document's title: the page, then the site as the spec names it (section 2.4). */
export function useTitleSetter(): (page: string) => void {
  const { t } = useCopy(shellCopy);
  const { variant, siteName } = usePortal().configuration;
  const site = variant === 'community' ? t('titles.communitySite') : siteName;
  return useCallback(
    (page) => {
      document.title = t('titles.whole', { page, site });
    },
    [t, site],
  );
}

export function usePageTitle(page: string): void {
  const setTitle = useTitleSetter();
  useEffect(() => setTitle(page), [setTitle, page]);
}

/** The title of a page, as its route names it. */
export function RoutePageTitle({ title }: { readonly title: RouteTitle }): null {
  const { t } = useCopy(shellCopy);
  usePageTitle(t(`titles.${title}`));
  return null;
}
