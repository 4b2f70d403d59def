import { describe, expect, it } from 'vitest';
import { flowGraph } from './flow-graph.ts';
import { machineOf } from './machines.ts';
import { sampleMachine } from './sample-machine.ts';
import { shortestPath } from './shortest-path.ts';

const graph = flowGraph(sampleMachine);
const told = (from: string, to: string) =>
  shortestPath(graph, from, to)?.map(
    (step) => `${step.transition.trigger.name || step.transition.trigger.kind} > ${step.to}`,
  );

describe('the shortest path', () => {
  it('is the fewest steps, guards taken to hold', () => {
    expect(told('choosing', 'paid')).toEqual(['choice.made > sending', 'send > checked', 'atOnce > paid']);
  });

  it('enters a group where the group begins, and leaves it by the group’s own ways', () => {
    expect(told('choosing', 'entering.expiry')).toEqual([
      'choice.made > entering.number',
      'number.entered > entering.expiry',
    ]);
    expect(told('entering.expiry', 'choosing')).toEqual(['entry.cancelled > choosing']);
  });

  it('takes what can happen anywhere', () => {
    expect(told('paid', 'left')).toEqual(['flow.left > left']);
  });

  it('is no steps from a state to itself', () => {
    expect(told('paid', 'paid')).toEqual([]);
  });

  it('is nothing where no way leads', () => {
    expect(shortestPath(graph, 'paid', 'choosing')).toBeNull();
    expect(shortestPath(graph, 'choosing', 'forgotten')).toBeNull();
  });
});

it('a review leads to its answer over the attempt that is kept first', () => {
  const path = shortestPath(flowGraph(machineOf('one-time-payment')), 'reviewing', 'paid') ?? [];
  expect(path.map(({ to }) => to).slice(-1)).toEqual(['paid']);
  const sent = shortestPath(flowGraph(machineOf('one-time-payment')), 'reviewing', 'submitting') ?? [];
  expect(sent.map(({ to }) => to)).toEqual(['savingAttempt', 'submitting']);
});
