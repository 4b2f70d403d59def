import { useCopy, useLanguage } from '@linework/copy';
import { Form } from '@linework/design-system';
import {
  type AcceptedAutoPay,
  type AuthorizationText,
  type AutoPayTerms,
  autoPayTerms,
  missingTerms,
} from '@linework/domain';
import { type ReactNode, useState } from 'react';
import { newTextOutcome } from '../flow/chart/new-text.ts';
import { FormErrors } from '../forms/FormErrors.tsx';
import { useFormProblems } from '../forms/use-form-problems.ts';
import { OutcomeNotice } from '../outcomes/OutcomeNotice.tsx';
import { Authorization, type TermsLinks } from './Authorization.tsx';
import { autoPayCopy } from './auto-pay.copy.ts';

export interface AuthorizationFormProps {
  wording: AuthorizationText;
  /** Which version of it that is. */
  textVersion: string;
  /** It is another since the customer accepted one. */
  isNew: boolean;
  links: TermsLinks;
  isDisabled: boolean;
  onSubmit: (accepted: AcceptedAutoPay) => void;
  /** What sends it. */
  children: ReactNode;
}

/** What is accepted, and with which text. */
interface Given {
  readonly textVersion: string;
  readonly terms: readonly AutoPayTerms[];
}

/** What is authorized: nothing goes before both terms are accepted (spec section 5). */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { wording, textVersion, isNew, links, isDisabled, onSubmit, children } = props;
  const { t } = useCopy(autoPayCopy);
  const { language } = useLanguage();
  const [given, setGiven] = useState<Given>({ textVersion, terms: [] });
  // What was accepted with another text is accepted no more.
  const termsOf = (one: Given) => (one.textVersion === textVersion ? one.terms : []);
  const accepted = termsOf(given);
  const problems = useFormProblems<Record<AutoPayTerms, true>>(autoPayTerms, (found) => ({
    electronicPayment: found.electronicPayment && t('terms.errors.electronicPayment'),
    service: found.service && t('terms.errors.service'),
  }));
  const send = () => {
    const missing = missingTerms(accepted);
    if (problems.show(Object.fromEntries(missing.map((terms) => [terms, true])))) return;
    onSubmit({ acceptedTerms: accepted, textVersion, language });
  };
  return (
    <Form onSubmit={send}>
      <FormErrors summary={problems.summary} attempt={problems.attempt} />
      {isNew && <OutcomeNotice code={newTextOutcome} role="alert" />}
      <Authorization
        wording={wording}
        links={links}
        accepted={accepted}
        fieldOf={problems.field}
        isDisabled={isDisabled}
        onChange={(terms, isAccepted) => {
          setGiven((before) => {
            const others = termsOf(before).filter((one) => one !== terms);
            return { textVersion, terms: isAccepted ? [...others, terms] : others };
          });
          problems.clear(terms);
        }}
      />
      {children}
    </Form>
  );
}
