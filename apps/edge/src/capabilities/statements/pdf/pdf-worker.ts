import { parentPort } from 'node:worker_threads';
import type { DocumentOutline } from '@linework/messages';
import { drawDocument } from './draw-document.ts';

// One at a time: whoever asks waits for the answer before the next.
parentPort?.on('message', async (outline: DocumentOutline) => {
  const bytes = await drawDocument(outline);
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
