import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { useEffect, useEffectEvent } from 'react';
import { fetchPicturesState, type PicturesState } from '../reviewer-pictures.ts';
import { picturesCopy } from './pictures.copy.ts';

const askEverySeconds = 5;

export interface PicturesNoticeProps {
  readonly pictures: PicturesState;
  /** How far they are by now. */
  readonly ask?: () => Promise<PicturesState>;
  readonly askEvery?: number;
  /** Opens the page anew, with its pictures. */
  readonly onMade?: () => void;
}

/** Says that a page's pictures are being made and shows them once they are, how they are made where nobody does, or that there are none. */
export function PicturesNotice({
  pictures,
  ask = fetchPicturesState,
  askEvery = askEverySeconds,
  onMade = () => window.location.reload(),
}: PicturesNoticeProps) {
  const { t, rich } = useCopy(picturesCopy);
  const look = useEffectEvent(async () => {
    if ((await ask()) === 'made') onMade();
  });
  useEffect(() => {
    if (pictures !== 'making') return;
    const asking = setInterval(() => void look(), askEvery * 1000);
    return () => clearInterval(asking);
  }, [pictures, askEvery]);
  if (pictures === 'made') return null;
  return <Alert title={pictures === 'none' ? rich('none', { code: <code /> }) : t(pictures)} />;
}
