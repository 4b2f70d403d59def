import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { sight } from '../analytics/sightings.ts';
import type { PageTrouble } from '../navigation/chunk-problem.ts';
import type { OpenPage } from './opened.ts';

/** Notes which page is shown, and which flow and step its address says, once it is. */
export function useSightedPage(opened: OpenPage | PageTrouble | null, { search }: Location): void {
  const page = opened === null || typeof opened === 'string' ? null : opened.page;
  useEffect(() => {
    if (page) sight({ kind: 'page', page, search });
  }, [page, search]);
}
