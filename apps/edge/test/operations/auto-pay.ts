import { AutoPayEnrolmentDocument } from '@linework/contract';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { readByMany } from '../parity/reading-cases.ts';

export const autoPayOperations = {
  autoPayEnrolment: asked(AutoPayEnrolmentDocument, ofAccount, readByMany),
};
