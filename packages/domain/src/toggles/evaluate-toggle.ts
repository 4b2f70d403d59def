/** What a toggle may be on for. */
export const toggleTargetKinds = ['environment', 'host', 'account', 'footprint', 'role', 'user'] as const;
export type ToggleTargetKind = (typeof toggleTargetKinds)[number];

/** Whom a toggle is on for: whoever has one value of each kind that is named. */
export type ToggleTargets = Readonly<Partial<Record<ToggleTargetKind, readonly string[]>>>;

/** For everybody, for nobody, or for some. */
export type ToggleSetting = boolean | ToggleTargets;

/** Who asks; what is not known yet, as before sign-in, is left out. */
export type ToggleSubject = Readonly<Partial<Record<ToggleTargetKind, string>>>;

/** What a toggle came to and why, in OpenFeature's words. */
export interface ToggleEvaluation {
  readonly flagKey: string;
  readonly value: boolean;
  readonly variant: 'on' | 'off';
  /** Nothing set it; it is the same for everybody; it was decided by who asks; a reviewer set it. */
  readonly reason: 'DEFAULT' | 'STATIC' | 'TARGETING_MATCH' | 'OVERRIDE';
}

/** What is known of a toggle before anybody asks. */
export interface ToggleState {
  readonly setting: ToggleSetting;
  /** Whether the setting is the table's own default. */
  readonly isDefault?: boolean;
  /** What a reviewer chose, outside production. */
  readonly override?: boolean | undefined;
}

/** A host is also meant by a domain above it; anything else by its own name alone. */
const isMeant = (kind: ToggleTargetKind, value: string, target: string): boolean =>
  value === target || (kind === 'host' && value.endsWith(`.${target}`));

const isTarget = (targets: ToggleTargets, subject: ToggleSubject): boolean =>
  toggleTargetKinds.every((kind) => {
    const named = targets[kind];
    const value = subject[kind];
    return (
      named === undefined || (value !== undefined && named.some((target) => isMeant(kind, value, target)))
    );
  });

/** Whether a toggle is on for whoever asks. It answers always: what is not known of somebody matches nothing. */
export function evaluateToggle(
  flagKey: string,
  { setting, isDefault = false, override }: ToggleState,
  subject: ToggleSubject,
): ToggleEvaluation {
  const because = (value: boolean, reason: ToggleEvaluation['reason']): ToggleEvaluation => ({
    flagKey,
    value,
    variant: value ? 'on' : 'off',
    reason,
  });
  if (override !== undefined) return because(override, 'OVERRIDE');
  if (typeof setting === 'boolean') return because(setting, isDefault ? 'DEFAULT' : 'STATIC');
  return because(isTarget(setting, subject), 'TARGETING_MATCH');
}
