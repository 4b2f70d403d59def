import { type CopyBundle, type CopyInstance, type CopyTree, loadCopy, useCopyInstance } from '@linework/copy';
import { type ComponentType, lazy } from 'react';

interface FetchedProps<Props> {
  readonly partFor: (copy: CopyInstance) => ComponentType<Props>;
  readonly props: Props;
}

function Fetched<Props extends object>({ partFor, props }: FetchedProps<Props>) {
  const { copy } = useCopyInstance();
  const Part = partFor(copy);
  return <Part {...props} />;
}

/**
 * A part of the page that is fetched, with its words, when it is first drawn. Where either cannot be had, nothing stands in
 * its place: what it tells is told elsewhere too.
 * @param bundles its words that the page has not fetched for itself
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  bundles: readonly CopyBundle<CopyTree>[] = [],
): ComponentType<Props> {
  const parts = new WeakMap<CopyInstance, ComponentType<Props>>();
  const partFor = (copy: CopyInstance): ComponentType<Props> => {
    const part = parts.get(copy) ?? lazyPart(() => Promise.all([load(), loadCopy(copy, bundles)]));
    parts.set(copy, part);
    return part;
  };
  return (props) => <Fetched partFor={partFor} props={props} />;
}

const lazyPart = <Props extends object>(fetchAll: () => Promise<readonly [ComponentType<Props>, unknown]>) =>
  lazy(() =>
    fetchAll().then(
      ([part]) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
