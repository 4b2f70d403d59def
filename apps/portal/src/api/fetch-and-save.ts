import { saveFile } from '@linework/parts/files';
import { fetchDocument } from './http.ts';

/** Fetches a document to its end and hands it to the browser, which saves it: what breaks off is no file. @throws CallProblem */
export async function fetchAndSave(address: string): Promise<void> {
  const { content, name } = await fetchDocument(address);
  saveFile(content, name);
}
