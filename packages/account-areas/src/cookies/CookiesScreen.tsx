import { useCopy } from '@linework/copy';
import { ButtonLink, Card } from '@linework/design-system';
import { type CookieRow, type CustomerCookie, cookieRows, type ListedCookie } from '@linework/domain';
import { styled } from 'styled-components';
import { cookiesCopy } from './cookies.copy.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  max-inline-size: 48rem;

  & > h1,
  & > p {
    margin: 0;
  }
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  margin: 0;
  padding: 0;
  list-style: none;

  & h2 {
    margin: 0;
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
    overflow-wrap: anywhere;
  }

  & p {
    margin: var(--lw-space-4) 0;
  }
`;

/* Beside what it says of, where there is room for both. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--lw-space-16);
  margin: 0;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  & dd {
    margin: 0;
    color: var(--lw-color-body);
  }

  @container (min-width: 16rem) {
    grid-template-columns: fit-content(10rem) minmax(0, 1fr);
    row-gap: var(--lw-space-4);
  }
`;

const Held = styled.section`
  & > h2 {
    margin: 0;
    font-size: var(--lw-font-size-20);
    line-height: var(--lw-line-height-20);
  }

  & > p {
    margin: var(--lw-space-8) 0 var(--lw-space-16);
  }
`;

type CustomerRow = CookieRow & { readonly name: CustomerCookie };

const isCustomers = (row: ListedCookie): row is ListedCookie & CustomerRow => !('isForReviewers' in row);

const secondsOfDay = 86_400;

export interface CookiesScreenProps {
  /** Where what is held about a sign-in can be had, as a file; `null` where nobody is signed in as themselves. */
  readonly download: string | null;
}

/** Every cookie that a customer's browser keeps, from the table that whoever sets one takes its flags from (spec section 3). */
export function CookiesScreen({ download }: CookiesScreenProps) {
  const { t } = useCopy(cookiesCopy);
  const lifeOf = ({ life }: CookieRow): string => {
    if (typeof life === 'string') return t(`life.${life}`);
    const { seconds } = life;
    return seconds < secondsOfDay
      ? t('life.minutes', { count: seconds / 60 })
      : t('life.days', { count: seconds / secondsOfDay });
  };
  return (
    <Page>
      <h1>{t('heading')}</h1>
      <p>{t('intro')}</p>
      <Card>
        <List aria-label={t('list')}>
          {cookieRows.filter(isCustomers).map((row) => (
            <li key={row.name}>
              <h2>{row.name}</h2>
              <p>{t(`purpose.${row.name}`)}</p>
              <Facts>
                <dt>{t('lasts')}</dt>
                <dd>{lifeOf(row)}</dd>
                <dt>{t('read')}</dt>
                <dd>{t(row.httpOnly ? 'readable.server' : 'readable.page')}</dd>
              </Facts>
            </li>
          ))}
        </List>
      </Card>
      <p>{t('storage')}</p>
      {download !== null && (
        <Held>
          <h2>{t('held.heading')}</h2>
          <p>{t('held.text')}</p>
          <ButtonLink variant="secondary" href={download} download="sign-in-data.json">
            {t('held.download')}
          </ButtonLink>
        </Held>
      )}
    </Page>
  );
}
