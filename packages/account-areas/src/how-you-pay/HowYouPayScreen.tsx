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
import { hasRoom, paysOnline } from '@linework/domain';
import { ColumnsPage } from '@linework/parts/loadable';
import { styled } from 'styled-components';
import { HowBillsCome } from './HowBillsCome.tsx';
import { HowItIsPaid } from './HowItIsPaid.tsx';
import { FigureSkeleton, PayingSkeleton } from './HowYouPaySkeletons.tsx';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayProps } from './how-you-pay.types.ts';
import { Pair, Parts, Wide } from './page-layout.ts';

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
  // Whole or not at all: what the account may do is said in each part, and what comes later would push what stands.
  const isLoading = [summary, autoPay, scheduled, wallet].some(({ status }) => status === 'loading');
  const takesMore = known?.mayManage && hasRoom(known) && paysOnline(known.restriction);
  const addHref = takesMore ? links.toFlow('wallet') : null;
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
      <Parts>
        {!reader.mayManage && (
          <Alert tone="information" title={t('restricted.title')}>
            {t('restricted.text')}
          </Alert>
        )}
        {isLoading ? (
          <>
            <PayingSkeleton />
            <Pair>
              <FigureSkeleton />
              <FigureSkeleton />
            </Pair>
          </>
        ) : (
          <>
            <HowItIsPaid {...props} addHref={addHref} />
            <HowBillsCome {...props} />
          </>
        )}
      </Parts>
    </ColumnsPage>
  );
}
