import { codeInFlow } from '@linework/domain';
import { type CardDataPort, NoConnection } from '@linework/parts/ports';
import { hasNoAnswer, isCallProblem } from './call-problem.ts';
import { sendCardData } from './card-data.ts';

/** Card and bank numbers in, token out; a refusal comes back with the fields it is about. */
export const cardDataPort: CardDataPort = async (request) => {
  try {
    return await sendCardData(request);
  } catch (error) {
    if (hasNoAnswer(error)) throw new NoConnection();
    if (!isCallProblem(error) || !error.problem) throw error;
    const { code, errors, reference } = error.problem;
    return {
      problem: {
        code: codeInFlow(code),
        fields: errors.map(({ pointer, code: fieldCode }) => ({
          field: pointer.replace(/^\//, ''),
          code: fieldCode,
        })),
        reference,
      },
    };
  }
};
