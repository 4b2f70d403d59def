import { useCopy } from '@linework/copy';
import { Card, Icon, Link, PhoneIcon, StoreIcon } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { outcomeActionsCopy, SupportPhoneContext } from '@linework/parts/outcomes';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { nextStepsCopy } from './next-steps.copy.ts';

const Text = styled.p`
  margin-block-start: calc(-1 * var(--lw-space-12));
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

const Ways = styled.ul`
  > li {
    padding-block: var(--lw-space-12);
  }

  > li + li {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  > li:last-child {
    padding-block-end: 0;
  }
`;

export interface HelpCardProps {
  /** Where stores are found. */
  readonly stores: string;
}

/** For who is behind: somebody to talk to, and where cash is taken. */
export function HelpCard({ stores }: HelpCardProps) {
  const { t } = useCopy(nextStepsCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  const phone = useContext(SupportPhoneContext);
  return (
    <Card title={t('help.heading')}>
      <Text>{t('help.text')}</Text>
      <Ways>
        {phone && (
          <li>
            <Link href={telephoneAddress(phone)}>
              <Icon of={PhoneIcon} />
              {phone}
            </Link>
          </li>
        )}
        <li>
          <Link href={stores} newTab={say('newTab')}>
            <Icon of={StoreIcon} />
            {t('help.store')}
          </Link>
        </li>
      </Ways>
    </Card>
  );
}
