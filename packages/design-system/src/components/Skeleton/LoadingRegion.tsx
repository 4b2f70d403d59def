import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LoadingRegionProps {
  /** What is on its way: "Loading your bill". */
  label: string;
  /** `Skeleton`s in the shape of what comes. */
  children: ReactNode;
}

/** Says once, to those who listen, what the skeletons show. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
