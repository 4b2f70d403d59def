import { useState } from 'react';

/** The two states between which the shortest path is shown. */
export interface Choice {
  readonly from: string | null;
  readonly to: string | null;
  readonly set: (chosen: { from?: string | null; to?: string | null }) => void;
  /** Choosing on a card: first where from, then where to; again takes it back. */
  readonly choose: (id: string) => void;
  readonly roleOf: (id: string) => 'from' | 'to' | null;
}

interface Chosen {
  readonly from: string | null;
  readonly to: string | null;
}

/** What is chosen after a card was. */
export function afterChoosing({ from, to }: Chosen, id: string): Chosen {
  if (id === to) return { from, to: null };
  if (id === from) return { from: to, to: null };
  return from === null ? { from: id, to } : { from, to: id };
}

export function useChoice(): Choice {
  const [{ from, to }, setChosen] = useState<Chosen>({ from: null, to: null });
  return {
    from,
    to,
    set: (chosen) => setChosen((before) => ({ ...before, ...chosen })),
    choose: (id) => setChosen((before) => afterChoosing(before, id)),
    roleOf: (id) => (id === from ? 'from' : id === to ? 'to' : null),
  };
}
