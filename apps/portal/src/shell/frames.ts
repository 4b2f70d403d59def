import type { ComponentType } from 'react';
import type { Portal } from '../portal/portal-context.ts';
import type { DrawnFrame } from '../routes/frame-of.ts';
import type { FrameProps } from './frame-props.ts';
import { UnauthenticatedFrame } from './UnauthenticatedFrame.tsx';

type FrameComponent = ComponentType<FrameProps>;

const loaded: Partial<Record<DrawnFrame, FrameComponent>> = {
  unauthenticated: UnauthenticatedFrame,
  focused: ({ children }) => children,
};

/** Brings the frame that a page will stand in: the menus are not needed before anybody has signed in. */
export async function loadFrame(frame: DrawnFrame, { loadWords }: Pick<Portal, 'loadWords'>): Promise<void> {
  if (loaded[frame]) return;
  if (frame === 'menu') loaded.menu = (await import('./MenuFrame.tsx')).MenuFrame;
  else {
    const { WideFrame, wideFrameWords } = await import('./WideFrame.tsx');
    await loadWords(wideFrameWords);
    loaded[frame] = WideFrame;
  }
}

/** A frame that was loaded; one that could not be gives way to the plain one. */
export const frameComponent = (frame: DrawnFrame): FrameComponent => loaded[frame] ?? UnauthenticatedFrame;
