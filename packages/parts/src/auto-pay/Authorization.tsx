import { useCopy, useLanguage } from '@linework/copy';
import { Checkbox, Link } from '@linework/design-system';
import type { AuthorizationText, AutoPayTerms } from '@linework/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RequiredField } from '../forms/use-form-problems.ts';
import { outcomeActionsCopy } from '../outcomes/outcome-actions.copy.ts';
import { autoPayCopy } from './auto-pay.copy.ts';

const Section = styled.section`
  display: grid;
  gap: var(--lw-space-8);

  > h2 {
    font-size: var(--lw-font-size-18);
    line-height: var(--lw-line-height-18);
  }
`;

/** Addresses of what is accepted. */
export interface TermsLinks {
  readonly paymentTerms: string;
  readonly serviceTerms: string;
}

export interface AuthorizationProps {
  wording: AuthorizationText;
  links: TermsLinks;
  accepted: readonly AutoPayTerms[];
  fieldOf: (terms: AutoPayTerms) => RequiredField;
  isDisabled: boolean;
  onChange: (terms: AutoPayTerms, isAccepted: boolean) => void;
}

/** What is authorized, in its own words, and the two terms, each accepted by itself (spec section 5). */
export function Authorization(props: AuthorizationProps) {
  const { wording, links, accepted, fieldOf, isDisabled, onChange } = props;
  const { t } = useCopy(autoPayCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  const { language } = useLanguage();
  const headingId = useId();
  const read = { electronicPayment: links.paymentTerms, service: links.serviceTerms };
  const readWords = {
    electronicPayment: t('terms.readElectronicPayment'),
    service: t('terms.readService'),
  };
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('terms.heading')}</h2>
      <p>{wording[language]}</p>
      {(['electronicPayment', 'service'] as const).map((terms) => (
        <Checkbox
          key={terms}
          {...fieldOf(terms)}
          label={t(`terms.${terms}`)}
          description={
            <Link href={read[terms]} variant="inline" newTab={say('newTab')}>
              {readWords[terms]}
            </Link>
          }
          isDisabled={isDisabled}
          isSelected={accepted.includes(terms)}
          onChange={(isAccepted) => onChange(terms, isAccepted)}
        />
      ))}
    </Section>
  );
}
