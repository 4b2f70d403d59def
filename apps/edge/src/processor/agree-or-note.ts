import type { BaseLogger } from 'pino';
import type { AgreementChange, ProcessorPort } from './processor-port.ts';

/** Hears that bank or card network have it otherwise than it was written down. */
export type OnOtherwise = (error: Error) => void;

export const noteOtherwise =
  (log: Pick<BaseLogger, 'error'>): OnOtherwise =>
  (error) =>
    log.error({ err: error }, 'what bank or card network agreed to is not what stands');

/** Tells bank and card network how it stands. Where they do not take it, or cannot be asked, somebody hears of it. */
export async function agreeOrNote(
  processor: Pick<ProcessorPort, 'agree'>,
  change: AgreementChange,
  onOtherwise: OnOtherwise,
): Promise<void> {
  try {
    const answer = await processor.agree(change);
    if (answer !== 'done') onOtherwise(new Error(`Agreeing as it stands was answered: ${answer}`));
  } catch (error) {
    onOtherwise(new Error('Agreeing as it stands was not answered', { cause: error }));
  }
}
