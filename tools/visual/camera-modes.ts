import { type Mode, modes } from '../../.storybook/modes.ts';
import { viewports } from '../../.storybook/toolbar.ts';

/** The widths of the catalogue, and one between those of a phone and a desk. */
export const cameraViewports = {
  ...viewports,
  between: { name: 'Between, 1024', styles: { width: '1024px', height: '768px' } },
} as const;

/** A mode of the local camera: what Chromatic cannot be asked for. */
export interface CameraMode extends Omit<Mode, 'viewport'> {
  readonly viewport: keyof typeof cameraViewports;
  /** Only stories whose title begins with one of these. */
  readonly titles?: readonly string[];
  /** The window stays as high as it is: bars lie over what is longer. Without this it grows with the page. */
  readonly window?: 'asItIs';
  /** Everything that can be pressed, as if a pointer lay on it or the keyboard had come to it. */
  readonly touched?: 'data-hovered' | 'data-focus-visible';
}

const desktop = modes['English desktop light'];
const customersOnly = true;

export const cameraModes: Readonly<Record<string, CameraMode>> = {
  ...modes,
  'Between phone and desk': { ...desktop, viewport: 'between', titles: ['Pages/'], customersOnly },
  'Phone as high as it is': {
    ...desktop,
    viewport: 'phone',
    titles: ['Pages/', 'Flows/'],
    window: 'asItIs',
    customersOnly,
  },
  Hovered: { ...desktop, titles: ['Components/'], touched: 'data-hovered', customersOnly },
  'Focused by keyboard': {
    ...desktop,
    titles: ['Components/'],
    touched: 'data-focus-visible',
    customersOnly,
  },
};
