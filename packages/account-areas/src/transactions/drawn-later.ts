import { createElement, type FunctionComponent, memo, startTransition, useEffect, useState } from 'react';

/**
 * A part of a page that is drawn once what is more urgent is: a letter's lines do not wait for what stands around them. By
 * an effect, for `useDeferredValue` waits forever where events are wrapped in `act`, as they are in stories.
 */
export function drawnLater<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  const Kept = memo<Props>(Part);
  return function Later(props: Props) {
    const [drawn, draw] = useState(props);
    useEffect(() => startTransition(() => draw(props)), [props]);
    return createElement(Kept, drawn);
  };
}
