import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPageInput } from '@contract/drawnPage';
import type { DrawingResponse } from './drawingThread.types';
import { PageContext } from './PageContext';

// The thread of PageDrawerThread.ts. Its data is the path of the script that draws.
const file = workerData as string;
const context = new PageContext(new vm.Script(readFileSync(file, 'utf8'), { filename: file }));
const send = (response: DrawingResponse) => parentPort?.postMessage(response);

function draw(page: DrawnPageInput): DrawingResponse {
  try {
    return { kind: 'drawn', page: context.draw(page) };
  } catch (error) {
    // An error of the context is no instance of this one's Error.
    return { kind: 'fault', text: (error as Partial<Error> | undefined)?.stack ?? String(error) };
  }
}

parentPort?.on('message', (page: DrawnPageInput) => send(draw(page)));
send({ kind: 'ready' });
