import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { globalsNow, onGlobals } from './globals-now.ts';
import { themes } from './theme.ts';
import { choicesOf } from './toolbar.ts';

/** A docs page in the colours that the toolbar chose, as its stories are. */
export function DocsInScheme({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onGlobals, () => choicesOf(globalsNow()).scheme);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
