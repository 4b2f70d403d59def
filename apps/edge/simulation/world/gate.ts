/** A process that is gone answers nobody and does nothing more. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** When a process dies: at its so-many-th call to database or processor, before that is done or right after. */
export interface Death {
  readonly atCall: number;
  readonly isDone: boolean;
}

/** Whoever calls waits until it is their turn. */
export type Turns = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Every call to database and processor goes through here, so that a process can die between any two of them, and so that
 * of several at once it is the seed that says who goes first.
 */
export interface Gate {
  pass<Result>(call: () => Promise<Result>): Promise<Result>;
  dieAt(death: Death | null): void;
  readonly isDead: boolean;
  /** Another process takes its place. */
  revive(): void;
  takeTurns(turns: Turns | null): void;
}

export function openGate(): Gate {
  let death: Death | null = null;
  let calls = 0;
  let isDead = false;
  let turns: Turns | null = null;

  async function make<Result>(call: () => Promise<Result>): Promise<Result> {
    if (isDead) throw new Died();
    if (death && calls++ === death.atCall) {
      isDead = true;
      if (death.isDone) await call();
      throw new Died();
    }
    return await call();
  }

  return {
    pass: async (call) => await (turns ? turns(() => make(call)) : make(call)),
    dieAt: (at) => {
      death = at;
      calls = 0;
    },
    get isDead() {
      return isDead;
    },
    revive: () => {
      isDead = false;
      death = null;
    },
    takeTurns: (taken) => {
      turns = taken;
    },
  };
}
