import { createElement } from 'react';
import { useAddonState, useGlobals, useStorybookState } from 'storybook/manager-api';

/** Under this name the frame keeps whether the preview has shown a story, or why it could not. */
export const reachAddon = 'linework/reach';

const reachStory = 'catalog-how-to-reach-it--in-the-panel';

/**
 * How to reach in the portal what the chosen story shows. What it says is a story itself: in the reviewer's language and
 * colours, and nothing of it is loaded before the panel is opened, nor before the story itself is there.
 */
export function ReachPanel({ active }: { active?: boolean | undefined }) {
  const { storyId } = useStorybookState();
  const [{ language, scheme, brand }] = useGlobals();
  const [hasShown] = useAddonState(reachAddon, false);
  if (!active || !hasShown || !storyId) return null;
  const address = new URLSearchParams({
    id: reachStory,
    viewMode: 'story',
    args: `story:${storyId}`,
    globals: `language:${language};scheme:${scheme};brand:${brand}`,
  });
  // The frame is built without the automatic runtime of JSX: there it would ask for a React that nobody gives it.
  return createElement('iframe', {
    title: 'How to reach this in the portal',
    src: `iframe.html?${address}`,
    style: { inlineSize: '100%', blockSize: '100%', border: 0 },
  });
}
