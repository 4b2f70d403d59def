import { z } from 'zod';

const listed = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** A story as the catalogue's own list has it. */
export interface ListedStory {
  readonly id: string;
  /** `Flows/One-time payment` */
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const isOfStates = ({ type, tags }: { type: string; tags: readonly string[] }): boolean =>
  type === 'story' && !tags.includes('journey');

/**
 * The catalogue's stories in the order of its sidebar, journeys left out; null where there is no catalogue around the
 * story, as in a test.
 *
 * The visual check knows this file by its path: a picture of what imports it is taken anew when the list changes.
 */
export async function fetchStoryIndex(): Promise<readonly ListedStory[] | null> {
  try {
    const response = await fetch('./index.json');
    return Object.values(listed.parse(await response.json()).entries).filter(isOfStates);
  } catch {
    return null;
  }
}
