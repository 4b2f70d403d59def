import { useCopy, useLanguage } from '@linework/copy';
import { Modal } from '@linework/design-system';
import type { Statement } from '@linework/domain';
import { styled } from 'styled-components';
import { statementsCopy } from './statements.copy.ts';

const Texts = styled.div`
  display: grid;
  gap: var(--lw-space-16);

  ul {
    display: grid;
    gap: var(--lw-space-8);
    padding-inline-start: var(--lw-space-20);
    list-style: disc;
  }
`;

const disclosures = ['posting', 'delay', 'taxes'] as const;

export interface NewsModalProps extends Pick<Statement, 'news'> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What came with a bill in print: its news and the billing disclosures. */
export function NewsModal({ news, isOpen, onOpenChange }: NewsModalProps) {
  const { t } = useCopy(statementsCopy);
  const { language } = useLanguage();
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('news.heading')}
      closeLabel={t('news.close')}
      size="large"
    >
      <Texts>
        <h3>{t('news.news')}</h3>
        {news.length === 0 ? (
          <p>{t('news.noNews')}</p>
        ) : (
          news.map((text) => <p key={text.en}>{text[language]}</p>)
        )}
        <h3>{t('news.disclosures')}</h3>
        <ul>
          {disclosures.map((one) => (
            <li key={one}>{t(`news.${one}`)}</li>
          ))}
        </ul>
      </Texts>
    </Modal>
  );
}
