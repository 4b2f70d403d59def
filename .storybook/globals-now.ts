import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const changes = [GLOBALS_UPDATED, SET_GLOBALS];

/** Listens to the toolbar; gives the way to stop. */
export function onGlobals(listen: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of changes) channel.on(event, listen);
  return () => {
    for (const event of changes) channel.off(event, listen);
  };
}

/** As the toolbar stands: a docs page without stories hears of it from nobody else. */
export function globalsNow(): Readonly<Record<string, unknown>> {
  const channel = addons.getChannel();
  const [told] = changes.flatMap((event) => channel.last(event) ?? []);
  return told?.globals ?? {};
}
