import type { ComponentProps } from '../tools/props/read-props.ts';

/** What each component takes: filled in from the compiler where the catalogue is built or served, empty in tests. */
export const componentProps: ComponentProps = {};
