import { useCopy } from '@linework/copy';
import {
  AddIcon,
  Alert,
  BackIcon,
  ButtonLink,
  Icon,
  Link,
  media,
  VisuallyHidden,
} from '@linework/design-system';
import { hasRoom } from '@linework/domain';
import { ColumnsPage } from '@linework/parts/loadable';
import { styled } from 'styled-components';
import { AutoPayCard } from './AutoPayCard.tsx';
import { DoorCard } from './DoorCard.tsx';
import { FigureSkeleton, MethodsSkeleton } from './HowYouPaySkeletons.tsx';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayProps } from './how-you-pay.types.ts';
import { MethodsCard } from './MethodsCard.tsx';
import { PaperlessCard } from './PaperlessCard.tsx';
import { PartFailed } from './PartFailed.tsx';
import { Pair, Parts, Wide } from './page-layout.ts';
import { ScheduledCard } from './ScheduledCard.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-16);
  align-items: end;
  justify-content: space-between;
  margin-block-end: var(--lw-space-24);

  ${media.narrow} {
    margin-block-end: var(--lw-space-16);
  }
`;

/** How a customer pays: Auto Pay, scheduled payments, saved methods, paperless billing, emails (spec section 2.5, wallet). */
export function HowYouPayScreen(props: HowYouPayProps) {
  const { summary, autoPay, scheduled, wallet, links, reader } = props;
  const { t } = useCopy(howYouPayCopy);
  const known = wallet.status === 'ready' ? wallet.value : null;
  const today = summary.status === 'ready' ? summary.value.today : null;
  const awaited = [summary, autoPay, scheduled, wallet].map(({ status }) => status === 'loading');
  const isLoading = awaited.includes(true);
  const addHref = known?.mayManage && hasRoom(known) ? links.toFlow('wallet') : null;
  const authorizations = reader.mayManage
    ? links.toFlow('auto-pay-manage', { step: 'authorizations' })
    : null;
  const messages = links.toFlow('message-settings');
  return (
    <ColumnsPage>
      <Head>
        <div>
          <Link href={links.billing}>
            <Icon of={BackIcon} />
            {t('back')}
          </Link>
          <h1>{t('heading')}</h1>
        </div>
        {addHref && (
          <Wide>
            <ButtonLink variant="secondary" href={addHref} icon={<Icon of={AddIcon} />}>
              {t('methods.add')}
            </ButtonLink>
          </Wide>
        )}
      </Head>
      <VisuallyHidden role="status">{isLoading ? t('loading') : ''}</VisuallyHidden>
      {/* Anew with each part that comes: nothing that was drawn moves. */}
      <Parts key={awaited.join(' ')}>
        {!reader.mayManage && (
          <Alert tone="information" title={t('restricted.title')}>
            {t('restricted.text')}
          </Alert>
        )}
        <Pair>
          <div>
            {autoPay.status === 'loading' && <FigureSkeleton />}
            {autoPay.status === 'failed' && (
              <PartFailed title={t('autoPay.failed')} onRetry={autoPay.onRetry} />
            )}
            {autoPay.status === 'ready' && (
              <AutoPayCard standing={autoPay.value} wallet={known} links={links} reader={reader} />
            )}
          </div>
          <div>
            {scheduled.status === 'loading' && <FigureSkeleton />}
            {scheduled.status === 'failed' && (
              <PartFailed title={t('scheduled.failed')} onRetry={scheduled.onRetry} />
            )}
            {scheduled.status === 'ready' && (
              <ScheduledCard waiting={scheduled.value} links={links} reader={reader} />
            )}
          </div>
        </Pair>
        {wallet.status === 'failed' && (
          <PartFailed title={t('methods.failed')} text={t('methods.failedText')} onRetry={wallet.onRetry} />
        )}
        {wallet.status === 'loading' && <MethodsSkeleton />}
        {known && <MethodsCard wallet={known} today={today} links={links} addHref={addHref} />}
        <Pair>
          <div>
            {summary.status === 'loading' && <FigureSkeleton />}
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
      </Parts>
    </ColumnsPage>
  );
}
