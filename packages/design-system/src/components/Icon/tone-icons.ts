import type { IconShape } from './Icon.tsx';
import { AttentionIcon, CriticalIcon, InformationIcon, PositiveIcon } from './icons.ts';

/** The picture that stands beside a notice of each tone, so that its colour says nothing alone. */
export const toneIcons = {
  information: InformationIcon,
  positive: PositiveIcon,
  warning: AttentionIcon,
  critical: CriticalIcon,
} as const satisfies Readonly<Record<string, IconShape>>;
