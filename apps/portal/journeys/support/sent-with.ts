import type { Watch } from './journey.ts';

/** The requests that asked for an operation of the graph, in the order in which they were sent. */
export const sentWith = ({ requests }: Pick<Watch, 'requests'>, { id }: { readonly id: string }) =>
  requests.filter(({ body }) => body.includes(id));
