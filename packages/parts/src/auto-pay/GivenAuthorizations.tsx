import { useCopy } from '@linework/copy';
import { Badge, DescriptionList, DescriptionRow } from '@linework/design-system';
import type { GivenAuthorization } from '@linework/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { authorizationsCopy } from './authorizations.copy.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-32);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Given = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);
  break-inside: avoid;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-8) var(--lw-space-16);

  > h2 {
    font-size: var(--lw-font-size-18);
    line-height: var(--lw-line-height-18);
  }
`;

const Wording = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--lw-space-16);
  border-inline-start: var(--lw-border-strong) solid var(--lw-color-line-strong);
  color: var(--lw-color-ink);
`;

export interface GivenAuthorizationsProps {
  /** The newest first. */
  given: readonly GivenAuthorization[];
  /** IANA name. */
  timeZone: string;
}

/** Every authorization that was given: what was accepted in which words, by whom and when, and how it ended. */
export function GivenAuthorizations({ given, timeZone }: GivenAuthorizationsProps) {
  const { t } = useCopy(authorizationsCopy);
  if (given.length === 0) return <p>{t('none')}</p>;
  return (
    <List>
      {given.map((one) => (
        <li key={one.id}>
          <Authorized given={one} timeZone={timeZone} />
        </li>
      ))}
    </List>
  );
}

function Authorized({ given, timeZone }: { readonly given: GivenAuthorization; readonly timeZone: string }) {
  const { t } = useCopy(authorizationsCopy);
  const labelOf = useMethodLabel();
  const titleId = useId();
  const { scope, method, debitDay, terms, textVersion, language, wording, ended } = given;
  const told = t('at', { at: { at: given.acceptedAt, timeZone } });
  return (
    <Given aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t(`title.${scope}`)}</h2>
        <Badge tone={ended ? 'neutral' : 'positive'}>{t(ended ? 'ended' : 'inEffect')}</Badge>
      </Head>
      <Wording lang={wording === null ? undefined : language}>{wording ?? t('unknownWording')}</Wording>
      <DescriptionList>
        <DescriptionRow
          label={t('rows.accepted')}
          value={told}
          note={t('rows.by', { name: given.acceptedBy })}
        />
        <DescriptionRow label={t('rows.method')} value={labelOf(method)} />
        <DescriptionRow label={t('rows.day')} value={t('rows.dayValue', { day: debitDay })} />
        <DescriptionRow
          label={t('rows.terms')}
          value={terms.map((accepted) => <div key={accepted}>{t(`terms.${accepted}`)}</div>)}
        />
        <DescriptionRow
          label={t('rows.language')}
          value={t(`language.${language}`)}
          note={t('rows.version', { version: textVersion })}
        />
        {ended && (
          <DescriptionRow
            label={t('rows.ended')}
            value={t('at', { at: { at: ended.at, timeZone } })}
            note={t(`why.${ended.why}`, { name: ended.by })}
          />
        )}
      </DescriptionList>
    </Given>
  );
}
