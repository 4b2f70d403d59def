import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the page that is fetched when it is first drawn. Where it cannot be had, nothing stands in its place. */
export const latePart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
