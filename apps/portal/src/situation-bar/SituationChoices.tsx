import {
  type CustomerDimension,
  findCustomer,
  offeredDays,
  printClock,
  readSituationField,
  type Situation,
  type SituationClock,
  type SituationsAnswer,
  situationValues,
} from '@linework/review';
import { Choices } from './bar-parts.ts';
import { Choice } from './Choice.tsx';
import { useSituationWords } from './use-situation-words.ts';

export interface SituationChoicesProps {
  readonly answer: SituationsAnswer;
  readonly situation: Situation;
  readonly onChange: (situation: Situation, chosen?: CustomerDimension) => void;
}

const customerDimensions: readonly CustomerDimension[] = [
  'standing',
  'mobile',
  'role',
  'restriction',
  'variant',
];

/** The same day, that evening, and later days; the chosen one too, where an address brought another. */
function clocksWith({ clock }: Situation): SituationClock[] {
  const offered = [
    { days: 0, isAfterCutOff: false },
    { days: 0, isAfterCutOff: true },
    ...offeredDays.filter((days) => days > 0).map((days) => ({ days, isAfterCutOff: false })),
  ];
  const isOffered = offered.some((other) => printClock(other) === printClock(clock));
  return isOffered ? offered : [...offered, clock];
}

/** Everything a situation is made of, each as a choice. What nobody can be shown is there, disabled, with the reason. */
export function SituationChoices({ answer, situation, onChange }: SituationChoicesProps) {
  const { t, nameOf, clockName } = useSituationWords();
  const { customers, origins, isClockMovable } = answer;
  const optionOf = (dimension: CustomerDimension, value: string) => {
    const asked: Situation = { ...situation, [dimension]: value, customer: null };
    const choice = nameOf(asked, dimension);
    const hasHost = dimension !== 'variant' || origins[asked.variant] !== null;
    const hasCustomer = findCustomer(asked, customers, dimension) !== null;
    const text = hasHost ? t('unavailable.customer', { choice }) : t('unavailable.variant', { choice });
    return {
      asked,
      value,
      isDisabled: !(hasHost && hasCustomer),
      text: hasHost && hasCustomer ? choice : text,
    };
  };
  return (
    <Choices>
      {customerDimensions.map((dimension) => {
        const options = situationValues[dimension].map((value) => optionOf(dimension, value));
        return (
          <Choice
            key={dimension}
            label={t(`choose.${dimension}`)}
            value={situation[dimension]}
            onChoose={(chosen) => {
              const option = options.find(({ value }) => value === chosen);
              if (option) onChange(option.asked, dimension);
            }}
          >
            {options.map(({ value, text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </Choice>
        );
      })}
      <Choice
        label={t('choose.language')}
        value={situation.language}
        onChoose={(chosen) => {
          const language = readSituationField.language(chosen);
          if (language) onChange({ ...situation, language });
        }}
      >
        {situationValues.language.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('choose.clock')}
        value={printClock(situation.clock)}
        onChoose={(chosen) => {
          const clock = readSituationField.clock(chosen);
          if (clock) onChange({ ...situation, clock });
        }}
      >
        {clocksWith(situation).map((clock) => {
          const text = printClock(clock);
          const isFixed = !isClockMovable && text !== printClock(answer.clock);
          const choice = clockName(clock);
          return (
            <option key={text} value={text} disabled={isFixed}>
              {isFixed ? t('unavailable.clock', { choice }) : choice}
            </option>
          );
        })}
      </Choice>
    </Choices>
  );
}
