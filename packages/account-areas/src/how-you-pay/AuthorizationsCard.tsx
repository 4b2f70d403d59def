import { useCopy } from '@linework/copy';
import { Card, Link } from '@linework/design-system';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import { Verbs } from './page-layout.ts';

/** What the customer has agreed to, word for word. */
export function AuthorizationsCard({ href }: { readonly href: string }) {
  const { t } = useCopy(howYouPayCopy);
  return (
    <Card
      title={t('authorizations.title')}
      foot={
        <Verbs>
          <Link href={href}>{t('authorizations.read')}</Link>
        </Verbs>
      }
    >
      <p>{t('authorizations.text')}</p>
    </Card>
  );
}
