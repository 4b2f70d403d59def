/**
 * Once what is being drawn has been painted: a frame's callbacks come before its paint, a timer set in one of them after it. A
 * page behind another paints nothing, and whoever waits for this waits until it is seen again.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
