import { type CopyInstance, loadCopy } from '@linework/copy';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { pages } from '../pages/pages.ts';
import { builtRoutes, type PageName, routes } from '../routes/route-table.ts';
import type { RouteHandle } from '../shell/frame-of.ts';
import { Root } from '../shell/Root.tsx';
import { guardLoader } from './guard-loader.ts';
import { NavigationProblem } from './NavigationProblem.tsx';
import type { Portal } from './portal-context.ts';

const pageNames = Object.keys(builtRoutes) as readonly PageName[];

function routeOf(name: PageName, portal: Portal, copy: CopyInstance, path?: string): RouteObject {
  return {
    path: path ?? builtRoutes[name].path,
    handle: { page: name } satisfies RouteHandle,
    loader: guardLoader(name, portal),
    // A query of the same page (a flow's steps) is the page's own matter: its guards have been asked.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      const { page } = await pages[name]();
      await loadCopy(copy, page.copy);
      return { Component: page.Component };
    },
  };
}

/** Before the first page is there, the document's own background says enough. */
const Nothing = () => null;

/** The router made from the route table: pages, redirects, and the not-found page for all that is not built. */
export function createPortalRouter(portal: Portal, copy: CopyInstance) {
  const redirects = routes.flatMap((route): RouteObject[] =>
    route.status === 'redirect'
      ? [{ path: route.path, loader: () => redirect(route.to), Component: Nothing }]
      : [],
  );
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Nothing,
      children: [
        {
          errorElement: <NavigationProblem />,
          children: [
            ...redirects,
            ...pageNames.map((name) => routeOf(name, portal, copy)),
            routeOf('notFound', portal, copy, '*'),
          ],
        },
      ],
    },
  ]);
}
