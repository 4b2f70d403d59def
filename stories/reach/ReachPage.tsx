import { useCopy } from '@linework/copy';
import { Card, Link } from '@linework/design-system';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { reachCopy } from './reach.copy.ts';
import { type Reach, reachOf } from './reach.ts';
import { useStepWords } from './use-step-words.ts';
import { useTagWords } from './use-tag-words.ts';

export interface ReachPageProps {
  /** What the story carries; `null` for one that is not in the catalogue. */
  readonly tags: readonly string[] | null;
  /** Where the portal is served. */
  readonly portal: string;
}

function ReachCard({ reach, portal }: { reach: Reach; portal: string }) {
  const { t } = useCopy(reachCopy);
  const wordsOf = useStepWords();
  const nameOf = useTagWords();
  const { tag, username, address, step } = reach;
  const what = wordsOf(step);
  return (
    <Card title={nameOf(tag)}>
      {address ? (
        <>
          <p>{username ? t('signInAs', { username }) : t('signedOut')}</p>
          <p>
            <Link variant="inline" href={new URL(address, portal).href} target="_blank" rel="noreferrer">
              {t('open', { address })}
            </Link>
          </p>
        </>
      ) : (
        <p>{t('noPage')}</p>
      )}
      {what && <p>{what}</p>}
    </Card>
  );
}

/** For each thing that a story shows: whom to sign in as, what to open, what to do there. */
export function ReachPage({ tags, portal }: ReachPageProps) {
  const { t } = useCopy(reachCopy);
  const all = reachOf(tags ?? []);
  return (
    <DocumentPage isNarrow title={t('title')}>
      <p>{t('lead')}</p>
      {all.length === 0 && <p>{t(tags ? 'none' : 'unknownStory')}</p>}
      {all.map((reach) => (
        <ReachCard key={reach.tag} reach={reach} portal={portal} />
      ))}
    </DocumentPage>
  );
}
