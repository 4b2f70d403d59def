import { useCopy } from '@linework/copy';
import { LoadingBar } from '@linework/design-system';
import type { ReactNode } from 'react';
import { RouterProvider as LinkRouter } from 'react-aria';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import type { Frame } from '../routes/route-table.ts';
import { frameOf } from './frame-of.ts';
import { MenuFrame } from './MenuFrame.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { shellCopy } from './shell.copy.ts';
import { UnauthenticatedFrame } from './UnauthenticatedFrame.tsx';

const frames = {
  menu: MenuFrame,
  unauthenticated: UnauthenticatedFrame,
  focused: ({ children }) => children,
} satisfies Record<Frame, (props: { children: ReactNode }) => ReactNode>;

/** Around every page: links that stay in the portal, the loading indicator, the session's end, the frame. */
export function Root() {
  const { t } = useCopy(shellCopy);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { search } = useLocation();
  const frame = frameOf(useMatches(), search);
  const Frame = frames[frame];
  return (
    <LinkRouter navigate={(to) => void navigate(to)}>
      <LoadingBar isLoading={navigation.state === 'loading'} label={t('loading')} />
      <SessionGuard frame={frame} />
      <Frame>
        <Outlet />
      </Frame>
      <ScrollRestoration />
    </LinkRouter>
  );
}
