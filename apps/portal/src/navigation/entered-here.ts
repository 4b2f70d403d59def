/** The router numbers the entries that are the portal's own in this tab, from 0. */
export const entryNumber = (state: unknown = window.history.state): number => {
  const value = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return typeof value === 'number' ? value : 0;
};

/** Whether the customer came here from another page of the portal, so that going back stays in it. */
export const isEnteredHere = (): boolean => entryNumber() > 0;
