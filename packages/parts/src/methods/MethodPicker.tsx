import { useCopy } from '@linework/copy';
import { Form, LoneCard, RadioCards, SecurityCodeField } from '@linework/design-system';
import { type CardBrand, isSecurityCode } from '@linework/domain';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../forms/FormErrors.tsx';
import { type RequiredField, useFormProblems } from '../forms/use-form-problems.ts';
import type { CardDataPort, CardDataProblem, CardDataToken } from '../ports/card-data.types.ts';
import { CardDataNotice } from './CardDataNotice.tsx';
import { methodsCopy } from './methods.copy.ts';
import { firstUsable, type MethodOffer, type NewMethodKind, newMethodKind } from './new-methods.ts';
import { useCardData } from './use-card-data.ts';
import { useMethodCards } from './use-method-cards.tsx';
import { useSecurityCodeWords } from './use-security-code-words.ts';

export interface MethodPickerProps extends MethodOffer {
  defaultValue?: string | null | undefined;
  sendCardData: CardDataPort;
  /** Names the group: the screen's heading asks the question. */
  labelledBy: string;
  onSaved: (methodId: string, token: CardDataToken | null) => void;
  onNew: (kind: NewMethodKind) => void;
  onRefused: (problem: CardDataProblem) => void;
  actions: (state: { isBusy: boolean }) => ReactNode;
}

/** What can be wrong with a choice of method. */
interface PickerProblems {
  readonly method: 'missing';
  readonly securityCode: 'invalid' | 'refused';
}

/** The saved methods, each with why it cannot be used where it cannot, and the ways to give a new one. */
export function MethodPicker(props: MethodPickerProps) {
  const { options, sendCardData, onSaved, onNew, onRefused, actions } = props;
  const { t } = useCopy(methodsCopy);
  const [chosen, setChosen] = useState(props.defaultValue ?? firstUsable(props));
  const [securityCode, setSecurityCode] = useState('');
  const saved = options.find(({ method }) => method.id === chosen)?.method;
  const brand = saved?.type === 'creditCard' ? saved.brand : null;
  const words = useSecurityCodeWords(brand);
  const problems = useFormProblems<PickerProblems>(['method', 'securityCode'], (found) => ({
    method: found.method && t('picker.missing'),
    securityCode: found.securityCode && words[found.securityCode],
  }));
  const cardData = useCardData(sendCardData, {
    onToken: (token) => saved && onSaved(saved.id, token),
    onProblem: (problem) => {
      const isCode = problem.fields.some(({ field }) => field === 'securityCode');
      if (isCode) problems.show({ securityCode: 'refused' });
      else onRefused(problem);
    },
  });
  const cards = useMethodCards(props, (cardBrand: CardBrand) => (
    <CodeOf
      key={chosen}
      brand={cardBrand}
      {...problems.field('securityCode')}
      value={securityCode}
      onChange={(code) => {
        setSecurityCode(code);
        problems.clear('securityCode');
      }}
    />
  ));

  const [first, ...others] = cards;
  const lone = first && others.length === 0 && !first.unavailable ? first : null;
  const send = () => {
    const kind = newMethodKind(chosen);
    if (kind) return onNew(kind);
    if (!saved) return problems.show({ method: 'missing' });
    if (saved.type === 'bankAccount') return onSaved(saved.id, null);
    if (problems.show(isSecurityCode(securityCode, brand) ? {} : { securityCode: 'invalid' })) return;
    void cardData.send({ type: 'savedCard', paymentMethodId: saved.id, securityCode });
  };

  return (
    <Form onSubmit={() => void send()}>
      <FormErrors summary={problems.summary} attempt={problems.attempt} />
      {lone ? (
        <LoneCard option={lone} aria-labelledby={props.labelledBy} />
      ) : (
        <RadioCards
          {...problems.field('method')}
          aria-labelledby={props.labelledBy}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setSecurityCode('');
            problems.show({});
          }}
          options={cards}
        />
      )}
      <CardDataNotice obstacle={cardData.obstacle} />
      {actions({ isBusy: cardData.isBusy })}
    </Form>
  );
}

interface CodeOfProps extends RequiredField {
  brand: CardBrand;
  value: string;
  onChange: (code: string) => void;
}

function CodeOf({ brand, ...field }: CodeOfProps) {
  const { label, description, length, help } = useSecurityCodeWords(brand);
  return <SecurityCodeField {...field} label={label} description={description} length={length} help={help} />;
}
