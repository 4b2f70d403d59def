import { describe, expect, it } from 'vitest';
import { flowGraph } from './flow-graph.ts';
import { machines } from './machines.ts';
import { ordinaryWay, wayTo } from './ordinary-way.ts';
import { sampleMachine } from './sample-machine.ts';
import { toldWords } from './trigger-words.ts';

describe.each(machines)('$id', ({ id, machine }) => {
  const graph = flowGraph(machine);

  it('names an ordinary way, from where it begins to an end', () => {
    const way = ordinaryWay(id, graph);
    expect(way.length).toBeGreaterThan(2);
    expect(graph.states.find((state) => state.id === way[0]?.from)?.isInitial).toBe(true);
    expect(graph.states.find((state) => state.id === way.at(-1)?.to)?.isEnd).toBe(true);
  });

  it('says in words what sets each of its ways off', () => {
    const named = graph.transitions.filter(({ trigger }) => trigger.name !== '');
    const raw = named
      .filter(({ trigger }) => toldWords(id, trigger) === null)
      .map(({ trigger }) => trigger.name);
    expect(raw).toEqual([]);
  });
});

it('a declined payment is met by paying, not by opening the page again', () => {
  const flow = 'one-time-payment';
  const machine = machines.find(({ id }) => id === flow)?.machine ?? sampleMachine;
  const graph = flowGraph(machine);
  const way = wayTo(graph, ordinaryWay(flow, graph), 'declined');
  expect(way?.at(-1)?.from).toBe('submitting');
  expect(way?.map(({ transition }) => transition.trigger.name)).toContain('payment.submitted');
});

it('a flow that names no ordinary way is told by its shortest one; a state that nothing leads to, not at all', () => {
  const graph = flowGraph(sampleMachine);
  expect(wayTo(graph, ordinaryWay('sample', graph), 'paid')?.map(({ to }) => to)).toEqual([
    'sending',
    'checked',
    'paid',
  ]);
  expect(wayTo(graph, [], 'forgotten')).toBeNull();
});
