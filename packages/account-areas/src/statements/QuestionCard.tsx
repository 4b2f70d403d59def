import { useCopy } from '@linework/copy';
import { Button, Card } from '@linework/design-system';
import type { Statement } from '@linework/domain';
import { SupportPhoneLink } from '@linework/parts/outcomes';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NewsModal } from './NewsModal.tsx';
import { statementsCopy } from './statements.copy.ts';

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--lw-space-8);
`;

/** Whom to ask about a bill, and what came with it in print: news and disclosures. */
export function QuestionCard({ news }: Pick<Statement, 'news'>) {
  const { t } = useCopy(statementsCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('question.heading')}>
      <Ways>
        <SupportPhoneLink />
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {t('question.news')}
        </Button>
      </Ways>
      <NewsModal news={news} isOpen={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}
