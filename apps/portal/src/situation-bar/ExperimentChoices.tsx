import type { SituationExperiment } from '@linework/review';
import { Choices, Fold, Row } from './bar-parts.ts';
import { Choice } from './Choice.tsx';
import { useSituationWords } from './use-situation-words.ts';

export interface ExperimentChoicesProps {
  readonly experiments: readonly SituationExperiment[];
  /** @param variant `null`: as each account is assigned */
  readonly onVariant: (experiment: string, variant: string | null) => void;
}

/** Experiments, by their names in the code: which variant everybody sees who uses this server. */
export function ExperimentChoices({ experiments, onVariant }: ExperimentChoicesProps) {
  const { t } = useSituationWords();
  if (experiments.length === 0) return null;
  return (
    <Fold>
      <summary>{t('experiments.title')}</summary>
      <Choices>
        {experiments.map(({ name, variants, chosen }) => (
          <Choice
            key={name}
            label={name}
            value={chosen ?? ''}
            onChoose={(value) => onVariant(name, value === '' ? null : value)}
          >
            <option value="">{t('experiments.assigned')}</option>
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {variant}
              </option>
            ))}
          </Choice>
        ))}
      </Choices>
      <Row>{t('toggles.everybody')}</Row>
    </Fold>
  );
}
