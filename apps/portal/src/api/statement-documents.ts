import type { DocumentKind, DocumentOf, DownloadOutcome } from '@linework/account-areas/statements';
import { restPaths } from '@linework/contract';
import type { Language } from '@linework/copy';
import type { Download } from '@linework/parts/files';
import { isCallProblem } from './call-problem.ts';
import { fetchAndSave } from './fetch-and-save.ts';

const addresses = { csv: restPaths.statementCsv, pdf: restPaths.statementPdf };

/** Where a statement's document is, in a language. A browser can fetch it by itself: the session is in a cookie. */
export const documentAddress = (kind: DocumentKind, of: DocumentOf, language: Language): string =>
  `${addresses[kind]}?${new URLSearchParams({ ...of, language })}`;

/** Fetches a document and hands it to the browser, which saves it. */
export const download: Download<DownloadOutcome> = async (address) => {
  try {
    await fetchAndSave(address);
    return null;
  } catch (error) {
    const code = isCallProblem(error) ? error.problem?.code : null;
    return code === 'LW-STM-030' ? code : 'LW-STM-031';
  }
};
