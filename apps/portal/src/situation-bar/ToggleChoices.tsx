import type { SituationToggle } from '@linework/review';
import { Choices, Fold, Row } from './bar-parts.ts';
import { Choice } from './Choice.tsx';
import { useSituationWords } from './use-situation-words.ts';

export interface ToggleChoicesProps {
  readonly toggles: readonly SituationToggle[];
  /** @param on `null`: as the server is configured */
  readonly onToggle: (name: string, on: boolean | null) => void;
}

const saidBy = ({ chosen }: SituationToggle): string =>
  chosen === null ? 'configured' : chosen ? 'on' : 'off';
const chosenBy = (value: string): boolean | null => (value === 'configured' ? null : value === 'on');

/** Toggles, by their names in the code, to be set for everybody who uses this server. */
export function ToggleChoices({ toggles, onToggle }: ToggleChoicesProps) {
  const { t } = useSituationWords();
  if (toggles.length === 0) return null;
  return (
    <Fold>
      <summary>{t('toggles.title')}</summary>
      <Choices>
        {toggles.map((toggle) => (
          <Choice
            key={toggle.name}
            label={toggle.name}
            value={saidBy(toggle)}
            onChoose={(value) => onToggle(toggle.name, chosenBy(value))}
          >
            <option value="configured">
              {t(toggle.isConfiguredOn ? 'toggles.configuredOn' : 'toggles.configuredOff')}
            </option>
            <option value="on">{t('toggles.on')}</option>
            <option value="off">{t('toggles.off')}</option>
          </Choice>
        ))}
      </Choices>
      <Row>{t('toggles.everybody')}</Row>
    </Fold>
  );
}
