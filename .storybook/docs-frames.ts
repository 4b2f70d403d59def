import { viewports } from './toolbar.ts';

/** What is asked of a story: its id, and the globals that it fixes. */
interface FramedStory {
  readonly id: string;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

const widthOf = ({ storyGlobals }: FramedStory): string | null => {
  const viewport = storyGlobals?.viewport;
  const value = viewport && typeof viewport === 'object' && 'value' in viewport ? viewport.value : viewport;
  return Object.entries(viewports).find(([name]) => name === value)?.[1].styles.width ?? null;
};

/**
 * Rules that give the frame of each story on a component's page the width that the story fixes: as wide as the page, a
 * phone's layout would not be drawn, and a desk's neither. Their plays would then fail.
 */
export const frameRules = (stories: readonly FramedStory[]): string =>
  stories
    .flatMap((story) => {
      const width = widthOf(story);
      return width ? [`#iframe--${story.id} { min-inline-size: ${width}; max-inline-size: ${width}; }`] : [];
    })
    .join('\n');
