import { handOver } from '../bootstrap/hand-over.mjs';
import { failWith } from '../bootstrap/progress.mjs';

handOver('tools/test/main.ts').catch(failWith);
