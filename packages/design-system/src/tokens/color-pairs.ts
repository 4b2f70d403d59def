/** Which colour stands on which, and the contrast that WCAG 2.2 AA asks of it. Tested, and shown in the catalogue. */
export interface ColorPair {
  front: string;
  backs: readonly string[];
  /** 4.5 for text, 3 for controls and focus. */
  least: 4.5 | 3;
}

const grounds = ['canvas', 'surface', 'raised'] as const;
const soft = ['brand-soft', 'positive-soft', 'warning-soft', 'critical-soft'] as const;

export const colorPairs: readonly ColorPair[] = [
  { front: 'ink', backs: [...grounds, ...soft], least: 4.5 },
  { front: 'body', backs: [...grounds, ...soft], least: 4.5 },
  { front: 'muted', backs: [...grounds, 'brand-soft'], least: 4.5 },
  { front: 'brand', backs: [...grounds, ...soft], least: 4.5 },
  { front: 'brand-hover', backs: grounds, least: 4.5 },
  { front: 'on-brand', backs: ['brand', 'brand-hover'], least: 4.5 },
  { front: 'positive', backs: [...grounds, 'positive-soft'], least: 4.5 },
  { front: 'warning', backs: [...grounds, 'warning-soft'], least: 4.5 },
  { front: 'critical', backs: [...grounds, 'critical-soft'], least: 4.5 },
  { front: 'line-strong', backs: grounds, least: 3 },
  { front: 'focus', backs: [...grounds, ...soft], least: 3 },
];
