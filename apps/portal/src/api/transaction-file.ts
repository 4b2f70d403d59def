import type { FileOutcome } from '@linework/account-areas/transactions';
import type { Download } from '@linework/parts/files';
import { fetchAndSave } from './fetch-and-save.ts';

/** Fetches the file of transactions and hands it to the browser, which saves it. */
export const downloadTransactions: Download<FileOutcome> = (address) =>
  fetchAndSave(address).then(
    () => null,
    () => 'LW-TRX-030',
  );
