import { useCopy, useLanguage } from '@linework/copy';
import { Button, Card, Modal } from '@linework/design-system';
import type { Statement } from '@linework/domain';
import { SupportPhoneLink } from '@linework/parts/outcomes';
import { useState } from 'react';
import { styled } from 'styled-components';
import { statementsCopy } from './statements.copy.ts';

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--lw-space-8);
`;

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

/** Whom to ask about a bill, and what came with it in print: news and disclosures. */
export function QuestionCard({ news }: Pick<Statement, 'news'>) {
  const { t } = useCopy(statementsCopy);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('question.heading')}>
      <Ways>
        <SupportPhoneLink />
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {t('question.news')}
        </Button>
      </Ways>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
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
    </Card>
  );
}
