import { useCopy } from '@linework/copy';
import { DoorCard } from './DoorCard.tsx';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayProps } from './how-you-pay.types.ts';
import { PaperlessCard } from './PaperlessCard.tsx';
import { PartFailed } from './PartFailed.tsx';
import { Pair } from './page-layout.ts';

/** How bills and emails come, and what was authorized. */
export function HowBillsCome({
  summary,
  links,
  reader,
}: Pick<HowYouPayProps, 'summary' | 'links' | 'reader'>) {
  const { t } = useCopy(howYouPayCopy);
  const authorizations = reader.mayManage
    ? links.toFlow('auto-pay-manage', { step: 'authorizations' })
    : null;
  const messages = links.toFlow('message-settings');
  return (
    <Pair>
      <div>
        {summary.status === 'failed' && (
          <PartFailed title={t('paperless.failed')} onRetry={summary.onRetry} />
        )}
        {summary.status === 'ready' && (
          <PaperlessCard paperless={summary.value.paperless} links={links} mayManage={reader.mayManage} />
        )}
      </div>
      {authorizations && (
        <div>
          <DoorCard to="authorizations" href={authorizations} />
        </div>
      )}
      {messages && (
        <div>
          <DoorCard to="messages" href={messages} />
        </div>
      )}
    </Pair>
  );
}
