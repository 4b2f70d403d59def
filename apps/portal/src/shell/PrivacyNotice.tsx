import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { styled } from 'styled-components';
import { useLoadable } from '../answers/use-loadable.ts';
import { complianceQuestion } from '../api/account.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { footCopy } from './foot.copy.ts';

const Copy = styled.p`
  flex-basis: 100%;
  margin: 0;
  max-inline-size: var(--lw-layout-text-width, 40rem);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

/** The privacy-compliance copy, fetched once somebody has signed in (spec section 4), with the way to its whole notice. */
export function PrivacyNotice() {
  const { t } = useCopy(footCopy);
  const { accountId } = useSignedIn();
  const compliance = useLoadable(complianceQuestion(accountId));
  if (compliance.status !== 'ready') return null;
  return (
    <>
      <Link variant="subtle" href={compliance.value.noticeUrl} newTab={t('newTab')}>
        {t('privacy')}
      </Link>
      <Copy>{t('privacyCopy')}</Copy>
    </>
  );
}
