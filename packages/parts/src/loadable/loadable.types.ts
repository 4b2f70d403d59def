/** A part of a page: on its way, failed on its own, or there. */
export type Loadable<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly value: Value };
