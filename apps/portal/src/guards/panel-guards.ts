import { can } from '@linework/domain';
import type { PanelRow } from '../addresses/panel-row.ts';
import { allow, type Guard, redirect } from './guard.ts';

/** Opening a panel may take a right of its own, or a toggle: without them the page under it shows. */
export const mayOpen =
  ({ needs, toggle }: Pick<PanelRow, 'needs' | 'toggle'>): Guard =>
  ({ session, url, toggles }) => {
    const isAllowed = !needs || !session || can(session.user.role, needs);
    return isAllowed && (!toggle || toggles.has(toggle)) ? allow : redirect(url.pathname);
  };
