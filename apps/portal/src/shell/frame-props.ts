import type { HeaderVariant } from '@linework/design-system';
import type { ReactNode } from 'react';

/** What every frame is given, by the page's route and whoever is signed in. */
export interface FrameProps {
  readonly header: HeaderVariant;
  /** What the header says under itself where mobile service lacks the Auto Pay it requires. */
  readonly notice: ReactNode;
  /** What stands between header and page: alerts. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}
