import type { LucideIcon } from 'lucide-react';

/** The drawing of an icon: one of those in `icons.ts`, or any that takes the same props. */
export type IconShape = LucideIcon;

export type IconSize = 'small' | 'medium' | 'large' | 'tile';

const sizes = {
  small: '1rem',
  medium: '1.25rem',
  large: '1.5rem',
  tile: '1.375rem',
} satisfies Record<IconSize, string>;

export interface IconProps {
  /** The shape, from the set of icons. */
  of: IconShape;
  /** 16, 20, 24 px, or 22 in a tile; it grows with the text. */
  size?: IconSize;
  /** What it says, where no words beside it say so. Without it the icon is decoration. */
  label?: string;
}

/** An icon in the colour of the text around it; it grows with the browser's font size. */
export function Icon({ of: Shape, size = 'medium', label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Shape size={sizes[size]} strokeWidth={1.75} focusable={false} {...meaning} />;
}
