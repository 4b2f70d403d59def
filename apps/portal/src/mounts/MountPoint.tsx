import type { MountName } from '@linework/contract';
import { useCopy, useLanguage } from '@linework/copy';
import { LoadingRegion, Skeleton } from '@linework/design-system';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sight } from '../analytics/sightings.ts';
import { ChunkProblem } from '../navigation/ChunkProblem.tsx';
import { type ChunkOutcome, chunkOutcome } from '../navigation/chunk-problem.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { loadPart } from './load-part.ts';
import { mountContextFor } from './mount-context.ts';
import { mountsCopy } from './mounts.copy.ts';
import { standPart } from './stand-part.ts';

export interface MountPointProps {
  readonly place: MountName;
}

/** How a part stands: on its way, there, or not, and why. */
type Standing = 'loading' | 'there' | ChunkOutcome;

/** Mounts the part again in another language, and for somebody else. */
function usePart(place: MountName) {
  const { configuration } = usePortal();
  const { session } = useSessionState();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const host = useRef<HTMLDivElement>(null);
  const now = useRef({ session, navigate });
  now.current = { session, navigate };
  const [standing, setStanding] = useState<Standing>('loading');
  const { variant, mounts } = configuration;
  const part = mounts.find(({ name }) => name === place);
  const user = session?.user.id;
  useEffect(() => {
    if (!host.current || !part) return;
    setStanding('loading');
    let isWanted = true;
    const fail = (error: unknown) => {
      if (!isWanted) return;
      sight({ kind: 'part', place, did: 'failed' });
      setStanding(chunkOutcome(error) ?? 'LW-SYS-050');
    };
    const stood = standPart({
      host: host.current,
      load: () => loadPart(part),
      address: part.address,
      onBreak: fail,
      context: mountContextFor({
        place,
        language,
        variant,
        session: user === undefined ? null : now.current.session,
        navigate: (address) => void now.current.navigate(address),
      }),
    });
    stood.isThere.then(() => {
      if (!isWanted) return;
      sight({ kind: 'part', place, did: 'mounted' });
      setStanding('there');
    }, fail);
    return () => {
      isWanted = false;
      stood.remove();
    };
  }, [place, part, language, variant, user]);
  return { host, standing };
}

/** A page whose content another team's part draws: title and first heading are the portal's, and so is what went wrong. */
export function MountPoint({ place }: MountPointProps) {
  const { t } = useCopy(mountsCopy);
  const { host, standing } = usePart(place);
  const title = t(`titles.${place}`);
  usePageTitle(title);
  if (standing !== 'loading' && standing !== 'there') return <ChunkProblem code={standing} />;
  return (
    <>
      <h1>{title}</h1>
      {standing === 'loading' && (
        <LoadingRegion label={t('loading')}>
          <Skeleton shape="block" />
        </LoadingRegion>
      )}
      <div ref={host} />
    </>
  );
}
