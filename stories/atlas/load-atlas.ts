import type { CopyInstance } from '@linework/copy';
import type { AnyStateMachine } from 'xstate';
import { catalogueCopy } from '../../.storybook/catalogue-copy.ts';
import { choicesOf } from '../../.storybook/toolbar.ts';
import {
  fetchPicturesState,
  fetchReviewerPictures,
  lookOf,
  type PicturesState,
} from '../reviewer-pictures.ts';
import { fetchStoryIndex, type ListedStory } from '../story-index.ts';
import { boxesOf } from './boxes.ts';
import type { MapWords } from './exits.ts';
import { type FlowGraph, flowGraph } from './flow-graph.ts';
import { textAt } from './flow-words.ts';
import { type FlowLayout, layOut } from './layout.ts';
import { ordinaryWay } from './ordinary-way.ts';
import type { PathStep } from './shortest-path.ts';
import { flowName, flowTitle, storiesOfState, storyAddress } from './state-stories.ts';
import { toldWords } from './trigger-words.ts';

/** What a state's card shows besides the state. */
export interface StateStory {
  readonly story: ListedStory;
  readonly address: string;
  /** Where `npm run pictures` has been run. */
  readonly picture: string | undefined;
}

/** What is known of one machine, and of its stories. */
export interface Flow {
  /** The machine's id: what the tags of its stories begin with. */
  readonly flow: string;
  readonly title: string;
  readonly graph: FlowGraph;
  /** What most customers go through; empty where the flow names no such way. */
  readonly ordinary: readonly PathStep[];
  readonly pictures: PicturesState;
  /** The stories of a state; null where the catalogue's list is not at hand, and so nobody can tell. */
  readonly storiesOf: (state: string) => readonly StateStory[] | null;
}

/** Everything that the atlas shows of one machine. */
export interface Atlas extends Flow {
  readonly layout: FlowLayout;
}

/** The words of triggers and junctions: how long they are decides where things stand, so they are needed before. */
export const mapWords = (copy: CopyInstance, flow: string): MapWords => {
  const say = (key: string, values: Record<string, string> = {}): string =>
    copy.t(key, { ns: 'atlas', ...values });
  return {
    trigger: (trigger) => {
      const { kind, name } = trigger;
      const told = toldWords(flow, trigger);
      if (told) return textAt(copy, told);
      return kind === 'event' ? name : say(`trigger.${kind}`, { name });
    },
    otherwise: say('otherwise'),
    shared: (junction) => say('shared', { junction }),
  };
};

export interface AtlasSource {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly globals: Readonly<Record<string, unknown>>;
}

const sources = { stories: fetchStoryIndex, pictures: fetchReviewerPictures, state: fetchPicturesState };

/** Reads a machine, and finds the stories and pictures of its states. */
export async function loadFlow({ flow, machine, globals }: AtlasSource, from = sources): Promise<Flow> {
  const [stories, pictures] = await Promise.all([from.stories(), from.pictures()]);
  const graph = flowGraph(machine);
  const look = lookOf(globals);
  return {
    flow,
    title: stories ? flowTitle(stories, flow) : flowName(flow),
    graph,
    ordinary: ordinaryWay(flow, graph),
    pictures: pictures ? 'made' : await from.state(),
    storiesOf: (state) =>
      stories &&
      storiesOfState(stories, flow, state).map((story) => ({
        story,
        address: storyAddress(story.id, globals),
        picture: pictures?.pictureOf(story.id, look),
      })),
  };
}

/** Reads a machine as above, and lays its map out. */
export async function loadAtlas(source: AtlasSource, from = sources): Promise<Atlas> {
  // A megabyte and a half of layouting is asked for only where a map is drawn.
  const { language, pseudoLong } = choicesOf(source.globals);
  const [{ default: Elk }, copy, flow] = await Promise.all([
    import('elkjs/lib/elk.bundled.js'),
    catalogueCopy(language, pseudoLong),
    loadFlow(source, from),
  ]);
  return { ...flow, layout: await layOut(boxesOf(flow.graph, mapWords(copy, source.flow)), new Elk()) };
}
