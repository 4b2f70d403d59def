import { useGlobals, useStorybookState } from 'storybook/manager-api';

const reachStory = 'outcomes-how-to-reach-it--default';

/**
 * How to reach in the portal what the chosen story shows. What it says is a story itself: in the reviewer's language and
 * colours, and nothing of it is loaded before the panel is opened.
 */
export function ReachPanel({ active }: { active?: boolean | undefined }) {
  const { storyId } = useStorybookState();
  const [{ language, scheme, brand }] = useGlobals();
  if (!active || !storyId) return null;
  const address = new URLSearchParams({
    id: reachStory,
    viewMode: 'story',
    args: `story:${storyId}`,
    globals: `language:${language};scheme:${scheme};brand:${brand}`,
  });
  return (
    <iframe
      title="How to reach this in the portal"
      src={`iframe.html?${address}`}
      style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
    />
  );
}
