/** Calls that pages have made and the mock network has not received yet. */
export interface CallsUnderWay {
  /** A page makes a call; what is returned tells that it has ended, received or not. */
  made(name: string): () => void;
  /** The mock network has received a call of that name, and chosen the answer to it. */
  received(name: string): void;
  /** Resolves once each call that has been made was received, or has ended. */
  allReceived(): Promise<void>;
}

export function createCallsUnderWay(): CallsUnderWay {
  const waiting = new Map<() => void, { readonly name: string; readonly over: Promise<void> }>();
  return {
    made(name) {
      let resolve = () => {};
      const over = new Promise<void>((done) => {
        resolve = done;
      });
      const end = () => {
        waiting.delete(end);
        resolve();
      };
      waiting.set(end, { name, over });
      return end;
    },
    received(name) {
      const found = [...waiting].find(([, call]) => call.name === name);
      found?.[0]();
    },
    async allReceived() {
      await Promise.all([...waiting.values()].map(({ over }) => over));
    },
  };
}
