import { useCopy } from '@linework/copy';
import {
  CardNumberField,
  Checkbox,
  ExpiryField,
  FieldRow,
  Form,
  NameOnCardField,
  PostalCodeField,
  SecurityCodeField,
} from '@linework/design-system';
import { type BusinessDate, cardBrand, parseExpiration } from '@linework/domain';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../forms/FormErrors.tsx';
import { useFormProblems } from '../forms/use-form-problems.ts';
import type {
  CardDataPort,
  CardDataProblem,
  CardDataToken,
  TokenisedMethod,
} from '../ports/card-data.types.ts';
import { CardDataNotice } from './CardDataNotice.tsx';
import {
  type CardField,
  type CardFormStart,
  type CardFormValues,
  type CardProblems,
  cardFields,
  cardFormProblems,
  emptyCard,
  refusedCardFields,
} from './card-form.problems.ts';
import { methodLabelsCopy } from './method-labels.copy.ts';
import { methodsCopy } from './methods.copy.ts';
import type { MethodPurpose } from './new-methods.ts';
import { useCardData } from './use-card-data.ts';
import { useCardMessages } from './use-card-messages.ts';
import { useSecurityCodeWords } from './use-security-code-words.ts';

export interface NewMethodEnds {
  /** The numbers became a token. `save`: the customer wants to keep the method, and it can be kept. */
  onToken: (token: CardDataToken, method: TokenisedMethod, save: boolean) => void;
  /** Refused for a reason that no field is to blame for. */
  onRefused: (problem: CardDataProblem) => void;
}

export interface CardFormProps extends NewMethodEnds {
  sendCardData: CardDataPort;
  today: BusinessDate;
  /** The day of the payment, when it was chosen before the card. */
  paymentDate?: BusinessDate | undefined;
  purpose?: MethodPurpose | undefined;
  /** What is known of the card, or was typed before. */
  start?: CardFormStart | undefined;
  /** What was typed is on its way: it stands in the form again should the card be refused. */
  onSent?: ((typed: CardFormStart) => void) | undefined;
  /** The primary action under the form; told whether a call is running. */
  actions: (state: { isBusy: boolean }) => ReactNode;
}

/** A new card. What is typed stays in this form and goes to the card-data port only. */
export function CardForm(props: CardFormProps) {
  const { sendCardData, today, paymentDate, purpose = 'payment', start, onSent } = props;
  const { actions, onToken, onRefused } = props;
  const { t } = useCopy(methodsCopy);
  const { t: nameOf } = useCopy(methodLabelsCopy);
  const [values, setValues] = useState<CardFormValues>({ ...emptyCard, ...start });
  const [save, setSave] = useState(false);
  const isSaved = save || purpose !== 'payment';
  const brand = cardBrand(values.cardNumber);
  const code = useSecurityCodeWords(brand);
  const problems = useFormProblems<CardProblems>(cardFields, useCardMessages(code));
  const cardData = useCardData(sendCardData, {
    onToken: (token, method) => onToken(token, method, isSaved && method.canBeSaved),
    onProblem: (problem) => {
      if (!problems.show(refusedCardFields(problem.fields))) onRefused(problem);
    },
  });

  const set = (field: CardField) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    problems.clear(field);
  };
  const send = () => {
    const dates = paymentDate ? { today, paymentDate } : { today };
    if (problems.show(cardFormProblems(values, dates))) return;
    const { nameOnCard, expiration: typedExpiration, postalCode } = values;
    onSent?.({ nameOnCard, expiration: typedExpiration, postalCode });
    const expiration = parseExpiration(typedExpiration) ?? '';
    void cardData.send({ type: 'creditCard', ...values, nameOnCard: nameOnCard.trim(), expiration });
  };
  const field = (name: CardField) => ({
    ...problems.field(name),
    value: values[name],
    onChange: set(name),
  });

  return (
    <Form onSubmit={send} autoComplete="on">
      <FormErrors summary={problems.summary} attempt={problems.attempt} />
      <CardNumberField
        {...field('cardNumber')}
        label={t('card.number')}
        detectBrand={(digits) => cardBrand(digits) ?? undefined}
        brandNames={{
          amex: nameOf('brands.amex'),
          discover: nameOf('brands.discover'),
          mc: nameOf('brands.mc'),
          visa: nameOf('brands.visa'),
        }}
      />
      <NameOnCardField
        {...field('nameOnCard')}
        label={t('card.name')}
        onCardNumberTyped={() => problems.show({ nameOnCard: 'looksLikeCardNumber' })}
      />
      <FieldRow>
        <ExpiryField
          {...field('expiration')}
          label={t('card.expiration')}
          description={t('card.expirationHint')}
        />
        <PostalCodeField
          {...field('postalCode')}
          label={t('card.postalCode')}
          description={t('card.postalCodeHint')}
        />
      </FieldRow>
      <SecurityCodeField
        {...field('securityCode')}
        label={code.label}
        description={code.description}
        length={code.length}
        help={code.help}
      />
      {purpose === 'payment' ? (
        <Checkbox
          label={t('card.save')}
          description={t('card.saveHint')}
          isSelected={save}
          onChange={setSave}
        />
      ) : (
        <p>{t(purpose === 'autoPay' ? 'card.savedForAutoPay' : 'card.savedInWallet')}</p>
      )}
      <CardDataNotice obstacle={cardData.obstacle} />
      {actions({ isBusy: cardData.isBusy })}
    </Form>
  );
}
