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
import { FormErrors } from '../forms/FormErrors.tsx';
import { useFormProblems } from '../forms/use-form-problems.ts';
import { Authorization, type TermsLinks } from './Authorization.tsx';
import { autoPayCopy } from './auto-pay.copy.ts';

export interface AuthorizationFormProps {
  wording: AuthorizationText;
  /** Which version of it that is. */
  textVersion: string;
  links: TermsLinks;
  isDisabled: boolean;
  onSubmit: (accepted: AcceptedAutoPay) => void;
  /** What sends it. */
  children: ReactNode;
}

/** What is authorized: nothing goes before both terms are accepted (spec section 5). */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { wording, textVersion, links, isDisabled, onSubmit, children } = props;
  const { t } = useCopy(autoPayCopy);
  const { language } = useLanguage();
  const [accepted, setAccepted] = useState<readonly AutoPayTerms[]>([]);
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
      <Authorization
        wording={wording}
        links={links}
        accepted={accepted}
        fieldOf={problems.field}
        isDisabled={isDisabled}
        onChange={(terms, isAccepted) => {
          setAccepted((before) => (isAccepted ? [...before, terms] : before.filter((one) => one !== terms)));
          problems.clear(terms);
        }}
      />
      {children}
    </Form>
  );
}
