export { PaidElsewhereAlert } from './PaidElsewhereAlert.tsx';
export { StatementComparison, type StatementComparisonProps } from './StatementComparison.tsx';
export { StatementFigure, StatementNote, type StatementNoteProps } from './StatementFigure.tsx';
export { StatementSections } from './StatementSections.tsx';
export { statementCopy } from './statement.copy.ts';
export { type ToldLine, useActivityLine, type WriteDay } from './use-previous-lines.ts';
export { useStatementSentence } from './use-statement-sentence.ts';
