import { describe, expect, it } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { anywhere, flowGraph } from './flow-graph.ts';
import { machines } from './machines.ts';
import { sampleMachine } from './sample-machine.ts';

const graph = flowGraph(sampleMachine);
const ways = graph.transitions.map(({ source, target, trigger: { kind, name }, guard, isOtherwise }) =>
  [source || 'anywhere', kind, name, guard ?? '', isOtherwise ? 'otherwise' : '', target]
    .filter(Boolean)
    .join(' '),
);

describe('the map of a machine', () => {
  it('holds every state, groups and history too', () => {
    expect(graph.states.map(({ id, kind }) => `${kind} ${id}`).sort()).toEqual(
      [
        'state choosing',
        'group entering',
        'state entering.number',
        'state entering.expiry',
        'state entering.complete',
        'history entering.last',
        'state sending',
        'state checked',
        'state refused',
        'state paid',
        'state left',
        'state forgotten',
      ].sort(),
    );
  });

  it('tells the first state of each level, and the states that nothing leads on from', () => {
    const { states } = flowGraph(machines[0]?.machine ?? sampleMachine);
    expect(states.filter(({ isInitial }) => isInitial).length).toBeGreaterThan(0);
    expect(graph.states.filter(({ isInitial }) => isInitial).map(({ id }) => id)).toEqual([
      'choosing',
      'entering.number',
    ]);
    // Everything in the sample may be left from anywhere, so nothing is an end.
    expect(graph.states.filter(({ isEnd }) => isEnd)).toEqual([]);
  });

  it.each([
    ['an event with its guards in order, and what remains', 'choosing event choice.made isNew entering'],
    ['guards made of guards', 'choosing event choice.made and(isKnown, not(isBlocked)) sending'],
    ['what remains when no guard held', 'choosing event choice.made otherwise refused'],
    ['an event that changes facts and no state', 'choosing event choice.changed choosing'],
    ['an event of a group', 'entering event entry.cancelled choosing'],
    ['the end of what is inside a group', 'entering finished sending'],
    ['an actor that answers', 'sending answered send checked'],
    ['an actor that fails', 'sending failed send refused'],
    ['time', 'sending after 5 s refused'],
    ['what is taken at once', 'checked atOnce isPaid paid'],
    ['what is taken at once otherwise', 'checked atOnce otherwise refused'],
    ['a way back to where one was', 'refused event entry.reopened entering.last'],
    ['any event', 'forgotten anyEvent choosing'],
    ['what can happen anywhere', 'anywhere event flow.left left'],
  ])('holds %s', (_, way) => {
    expect(ways).toContain(way);
  });

  it('holds no way twice', () => {
    expect(new Set(graph.transitions.map(({ id }) => id)).size).toBe(graph.transitions.length);
    expect(ways).toHaveLength(17);
  });
});

describe.each(machines)('the map of $id', ({ machine }) => {
  const { states, transitions } = flowGraph(machine);
  const nodes = getStateNodes(machine);

  it('has a node for each state', () => {
    expect(states.map(({ id }) => id)).toEqual(nodes.map(({ path }) => path.join('.')));
  });

  it('has an arrow for each transition that the machine itself lists', () => {
    const listed = [machine.root, ...nodes].flatMap((node) =>
      [...node.transitions.values(), node.always ?? []]
        .flat()
        .flatMap(({ target, eventType }) =>
          (target ?? [node]).map((to) => `${node.path.join('.')} ${eventType} ${to.path.join('.')}`),
        ),
    );
    expect(transitions).toHaveLength(listed.length);
    const ids = new Set([anywhere, ...states.map(({ id }) => id)]);
    expect(transitions.every(({ source, target }) => ids.has(source) && ids.has(target))).toBe(true);
  });
});
