import type { MessageSetting, OptionalMessage } from '@linework/domain';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { useReducer, useRef } from 'react';

/** Why a change was not kept. */
export type Unkept = 'offline' | 'signedOut' | 'failed';

/** What was pressed and not kept. */
export interface UnkeptSwitch {
  readonly setting: MessageSetting;
  readonly why: Unkept;
}

/** What became of the switches that were pressed. */
export interface PressedSwitches {
  /** Not answered yet, in the order they were pressed. */
  readonly waiting: readonly MessageSetting[];
  /** The last that was kept. */
  readonly kept: MessageSetting | null;
  readonly unkept: readonly UnkeptSwitch[];
}

export type SwitchEvent =
  | { readonly type: 'pressed'; readonly setting: MessageSetting }
  | { readonly type: 'kept'; readonly setting: MessageSetting }
  | ({ readonly type: 'unkept' } & UnkeptSwitch);

export const untouched: PressedSwitches = { waiting: [], kept: null, unkept: [] };

const others = (kind: OptionalMessage, unkept: PressedSwitches['unkept']) =>
  unkept.filter(({ setting }) => setting.kind !== kind);

/** What was pressed counts at once; where it is not kept it counts no more, unless it was pressed again meanwhile. */
export function afterSwitch({ waiting, kept, unkept }: PressedSwitches, event: SwitchEvent): PressedSwitches {
  const { setting } = event;
  if (event.type === 'pressed') {
    return { waiting: [...waiting, setting], kept: null, unkept: others(setting.kind, unkept) };
  }
  const still = waiting.filter((one) => one !== setting);
  if (event.type === 'kept') return { waiting: still, kept: setting, unkept };
  const isPressedAgain = still.some(({ kind }) => kind === setting.kind);
  return {
    waiting: still,
    kept,
    unkept: isPressedAgain ? unkept : [...others(setting.kind, unkept), { setting, why: event.why }],
  };
}

/** How the switches stand for whoever presses them: what is known, under what was pressed last. */
export const shownSettings = (
  known: readonly MessageSetting[],
  { waiting }: Pick<PressedSwitches, 'waiting'>,
): readonly MessageSetting[] =>
  known.map((setting) => waiting.findLast(({ kind }) => kind === setting.kind) ?? setting);

const reasonOf = (problem: unknown): Unkept => {
  if (problem instanceof NoConnection) return 'offline';
  return problem instanceof PortProblem && problem.code === 'LW-AUT-030' ? 'signedOut' : 'failed';
};

/**
 * What became of the switches that are pressed. They are sent one after another, in their order, also once the page is left.
 * @param change keeps a setting, and rejects with why it could not
 */
export function useMessageSwitches(change: (setting: MessageSetting) => Promise<void>) {
  const [pressed, dispatch] = useReducer(afterSwitch, untouched);
  const sent = useRef(Promise.resolve());
  const press = (setting: MessageSetting): void => {
    dispatch({ type: 'pressed', setting });
    sent.current = sent.current
      .then(() => change(setting))
      .then(
        () => dispatch({ type: 'kept', setting }),
        (problem: unknown) => dispatch({ type: 'unkept', setting, why: reasonOf(problem) }),
      );
  };
  return { pressed, press };
}
