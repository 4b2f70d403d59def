import { type ReactNode, useId } from 'react';

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** One thing to choose, under its name. */
export function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  );
}
