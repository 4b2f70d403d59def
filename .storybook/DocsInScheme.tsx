import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from './theme.ts';
import { type Choices, choicesOf } from './toolbar.ts';

const changes = [GLOBALS_UPDATED, SET_GLOBALS];

function onChange(listen: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of changes) channel.on(event, listen);
  return () => {
    for (const event of changes) channel.off(event, listen);
  };
}

/** As the toolbar stands: a page without stories hears of it from nobody else. */
function schemeNow(): Choices['scheme'] {
  const channel = addons.getChannel();
  const [told] = changes.flatMap((event) => channel.last(event) ?? []);
  return choicesOf(told?.globals ?? {}).scheme;
}

/** A docs page in the colours that the toolbar chose, as its stories are. */
export function DocsInScheme({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onChange, schemeNow);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
