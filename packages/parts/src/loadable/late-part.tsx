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

/** What a late part is fetched as. */
export interface LatePart<Props> {
  readonly Part: ComponentType<Props>;
  /** Its words that the page has not fetched for itself. Named by the part's own file alone, or the page fetches them. */
  readonly words?: readonly CopyBundle<CopyTree>[];
}

/**
 * A part of the page that is fetched, with its words, when it is first drawn. Where either cannot be had, nothing stands in
 * its place: what it tells is told elsewhere too.
 */
export function latePart<Props extends object>(load: () => Promise<LatePart<Props>>): ComponentType<Props> {
  const parts = new WeakMap<CopyInstance, ComponentType<Props>>();
  const partFor = (copy: CopyInstance): ComponentType<Props> => {
    const part = parts.get(copy) ?? lazyPart(load, copy);
    parts.set(copy, part);
    return part;
  };
  return (props) => <Fetched partFor={partFor} props={props} />;
}

const lazyPart = <Props extends object>(load: () => Promise<LatePart<Props>>, copy: CopyInstance) =>
  lazy(async () => {
    try {
      const { Part, words = [] } = await load();
      await loadCopy(copy, words);
      return { default: Part };
    } catch {
      return { default: () => null };
    }
  });
