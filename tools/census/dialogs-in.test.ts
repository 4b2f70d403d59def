import { expect, test } from 'vitest';
import { dialogsIn } from './dialogs-in.ts';

const modal = 'return <Modal isOpen title={t(`title`)} />;';

test('what renders a modal is a dialog, by its component’s name', () => {
  const sources = {
    'packages/parts/src/flow/LeavingModal.tsx': modal,
    'apps/portal/src/shell/SessionTimeoutDialog.tsx': modal,
    'packages/parts/src/flow/FlowFrame.tsx': 'return <LeavingModal />;',
  };
  expect(dialogsIn(sources)).toEqual(['LeavingModal', 'SessionTimeoutDialog']);
});

test('the design system’s own component and its stories are none', () => {
  const sources = {
    'packages/design-system/src/components/Modal/Modal.tsx': modal,
    'packages/parts/src/outcomes/OutcomeModal.stories.tsx': modal,
  };
  expect(dialogsIn(sources)).toEqual([]);
});

test('a dialog inside of something else is not overlooked', () => {
  expect(() => dialogsIn({ 'packages/a/src/Card.tsx': modal })).toThrow('its own name must say so');
});

test('no two dialogs have one name', () => {
  const sources = { 'packages/a/src/AskModal.tsx': modal, 'packages/b/src/AskModal.tsx': modal };
  expect(() => dialogsIn(sources)).toThrow('Two dialogs are called AskModal');
});
