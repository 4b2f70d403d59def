import { Button, FlowActions, TextField } from '@linework/design-system';
import { storyScenario } from '@linework/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import { StepHeading } from './StepHeading.tsx';
import { sampleFlowProps } from './sample-flow.ts';
import { Stack } from './stack.ts';
import { useLeaving } from './use-leaving.ts';

const steps = [
  { id: 'address', label: 'Address' },
  { id: 'date', label: 'Date' },
  { id: 'review', label: 'Review' },
] as const;

interface SampleProps {
  place: (typeof steps)[number]['id'] | 'result';
  title: string;
  /** What the flow's chart is in: leaving asks first while it sends. */
  state: string;
  hasAside: boolean;
  /** Whether leaving keeps what was entered. */
  keepsDraft: boolean;
  /** Whether something was answered that is kept. */
  hasKept: boolean;
  onBack: (() => void) | null;
  onLeave: () => void;
  onTitleChange: (title: string) => void;
}

/** A flow as its author writes it: the portal's props, its steps, where it is, and a screen. */
function SampleStep(props: SampleProps) {
  const { place, title, state, hasAside, keepsDraft, hasKept, onBack, onLeave, onTitleChange } = props;
  const leaving = useLeaving(state, onLeave);
  return (
    <FlowFrame
      flow={{ ...sampleFlowProps(storyScenario('current')), onTitleChange }}
      steps={steps}
      stepsLabel="Steps of the move"
      place={place}
      leaving={leaving}
      leavingWords={{ title: 'Your move is being sent', text: 'You’ll find it on your account page.' }}
      keepsDraft={keepsDraft}
      hasKept={hasKept}
      onBack={onBack}
      {...(hasAside && { aside: { title: 'Your move', note: '12 Maple St', content: <p>12 Maple St</p> } })}
    >
      <Stack>
        <StepHeading title={title}>One sentence under it.</StepHeading>
        {!keepsDraft && <TextField label="Street" />}
        <FlowActions>
          <Button isFullWidth>Continue</Button>
        </FlowActions>
      </Stack>
    </FlowFrame>
  );
}

const sample: SampleProps = {
  place: 'date',
  title: 'When should we come?',
  state: 'choosingDate',
  hasAside: true,
  keepsDraft: true,
  hasKept: true,
  onBack: fn(),
  onLeave: fn(),
  onTitleChange: fn(),
};

/** What stands around every screen of a flow: the steps, the way back and out, what it adds up to, and the focus. */
const meta = preview.meta({
  title: 'Flows/Flow kit/Frame',
  component: SampleStep,
  parameters: wholePage,
  args: sample,
});

/** The step's heading has the focus, is heard with how far along it is, and is the title of the document. */
export const Step = meta.story({
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: args.title });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(/^(Step 2 of 3|Paso 2 de 3)$/);
    await expect(args.onTitleChange).toHaveBeenLastCalledWith(args.title);
    const [, current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: /^(Back|Atrás)$/ }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^(Save and exit|Guardar y salir)$/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** Nothing leads back from the first of them where the flow says so, and the way out promises to save nothing yet. */
export const FirstStep = meta.story({
  args: { place: 'address', title: 'Where are you moving?', onBack: null, hasAside: false, hasKept: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^(Back|Atrás)$/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^(Exit|Salir)$/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
});

export const AskedBeforeLeaving = meta.story({
  args: { place: 'review', title: 'Is this right?', state: 'submitting' },
  tags: ['dialog:LeavingModal'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Save and exit|Guardar y salir)$/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

export const AskedBeforeDiscarding = meta.story({
  args: { keepsDraft: false },
  tags: ['dialog:DiscardModal'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Maple');
    await userEvent.click(canvas.getByRole('button', { name: /^(Exit|Salir)$/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** What is being sent isn't stopped by leaving: the flow asks first, and staying is the first answer. */
export const LeavingWhileSending = meta.story({
  args: { place: 'review', title: 'Is this right?', state: 'submitting' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Save and exit|Guardar y salir)$/ }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: /^(Stay here|Quedarme aquí)$/ })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: /^(Exit|Salir)$/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** Where no draft is kept, leaving asks once something was entered, and staying is the first answer. */
export const LeavingWhatWasEntered = meta.story({
  args: { keepsDraft: false },
  play: async ({ canvas, canvasElement, args }) => {
    const exit = canvas.getByRole('button', { name: /^(Exit|Salir)$/ });
    await userEvent.click(exit);
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox'), 'Maple');
    await userEvent.click(exit);
    await expect(args.onLeave).toHaveBeenCalledOnce();
    const body = within(canvasElement.ownerDocument.body);
    const question = within(await body.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: /^(Stay here|Quedarme aquí)$/ })).toHaveFocus();
    await userEvent.click(
      question.getByRole('button', { name: /^(Exit without saving|Salir sin guardar)$/ }),
    );
    await expect(args.onLeave).toHaveBeenCalledTimes(2);
  },
});

/** After the last step there are no steps, no way back and no way out but the screen's own. */
export const Result = meta.story({
  args: { place: 'result', title: 'Your move is set', hasAside: false, onBack: null },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: args.title });
    await expect(heading).toHaveFocus();
    await expect(heading).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
