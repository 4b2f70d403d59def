import { useCopy } from '@linework/copy';
import { ButtonLink, Card, Drawing, Link, movedNextDoor } from '@linework/design-system';
import { styled } from 'styled-components';
import { enterpriseLandingCopy } from './enterprise-landing.copy.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--lw-space-24);

  & > h1 {
    margin: 0;
  }

  /* Alone on its page it is no wider than its lines are easy to read. */
  &:has(> h1) {
    max-width: 40rem;
  }
`;

const Sentence = styled.h2`
  margin: 0;
  font-size: var(--lw-font-size-28);
  line-height: var(--lw-line-height-28);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

/* A site's address is one long word. */
const Way = styled.div`
  overflow-wrap: anywhere;
`;

const Here = styled.div`
  padding-block-start: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  & > h3 {
    margin: 0 0 var(--lw-space-8);
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-regular);
    line-height: var(--lw-line-height-14);
  }

  & > ul {
    display: grid;
    gap: var(--lw-space-4);
    margin-block-end: var(--lw-space-16);
    padding-inline-start: var(--lw-space-20);
    list-style: disc;
  }
`;

export interface EnterpriseLandingProps {
  readonly companyName: string;
  /** The enterprise site, where the account is billed. */
  readonly enterprise: string;
  /** The account's summary, where this is the whole page; `null` where this is a part of it. */
  readonly summary: string | null;
}

/** Where an enterprise-billed account finds its bills, and what it still has here (spec sections 1 and 2.5). */
export function EnterpriseLanding({ companyName, enterprise, summary }: EnterpriseLandingProps) {
  const { t } = useCopy(enterpriseLandingCopy);
  return (
    <Stack>
      {summary !== null && <h1>{t('heading')}</h1>}
      <Card prominence={summary === null ? 'plain' : 'hero'}>
        <Drawing of={movedNextDoor} />
        <Sentence>{t('title')}</Sentence>
        <Text>{t('text', { company: companyName })}</Text>
        <Way>
          <ButtonLink href={enterprise}>{t('go', { site: new URL(enterprise).host })}</ButtonLink>
        </Way>
        {summary !== null && (
          <Here>
            <h3>{t('here')}</h3>
            <ul>
              <li>{t('services')}</li>
              <li>{t('details')}</li>
            </ul>
            <Link href={summary}>{t('summary')}</Link>
          </Here>
        )}
      </Card>
    </Stack>
  );
}
