import { useCopy } from '@linework/copy';
import { Card, Link } from '@linework/design-system';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import { Verbs } from './page-layout.ts';

export interface DoorCardProps {
  readonly to: 'authorizations' | 'messages';
  readonly href: string;
}

/** What can be read or set elsewhere, and the way there. */
export function DoorCard({ to, href }: DoorCardProps) {
  const { t } = useCopy(howYouPayCopy);
  return (
    <Card
      title={t(`${to}.title`)}
      foot={
        <Verbs>
          <Link href={href}>{t(`${to}.open`)}</Link>
        </Verbs>
      }
    >
      <p>{t(`${to}.text`)}</p>
    </Card>
  );
}
