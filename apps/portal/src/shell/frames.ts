import type { ComponentType, ReactNode } from 'react';
import type { DrawnFrame } from '../routes/frame-of.ts';
import { UnauthenticatedFrame } from './UnauthenticatedFrame.tsx';

type FrameComponent = ComponentType<{ children: ReactNode }>;

const loaded: Partial<Record<DrawnFrame, FrameComponent>> = {
  unauthenticated: UnauthenticatedFrame,
  focused: ({ children }) => children,
};

/** Brings the frame that a page will stand in: the menus are not needed before anybody has signed in. */
export async function loadFrame(frame: DrawnFrame): Promise<void> {
  if (frame === 'menu') loaded.menu ??= (await import('./MenuFrame.tsx')).MenuFrame;
}

/** A frame that was loaded; one that could not be gives way to the plain one. */
export const frameComponent = (frame: DrawnFrame): FrameComponent => loaded[frame] ?? UnauthenticatedFrame;
