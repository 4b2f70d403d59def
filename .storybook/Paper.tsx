import './paper.css';
import { PaperOwnerContext } from '@linework/design-system';
import { type ReactNode, useLayoutEffect } from 'react';
import { showAsPrinted } from './paper.ts';

export interface PaperProps {
  /** The line under the brand, where the story has no portal around it that says whose papers these are. */
  owner?: string | undefined;
  children: ReactNode;
}

/** A story as it comes out of the printer, on a sheet of Letter paper. */
export function Paper({ owner, children }: PaperProps) {
  useLayoutEffect(showAsPrinted, []);
  return (
    <PaperOwnerContext value={owner}>
      <div className="paper-desk">
        <div className="paper-sheet">{children}</div>
      </div>
    </PaperOwnerContext>
  );
}
