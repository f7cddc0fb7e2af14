import { Worker } from 'node:worker_threads';
import type { DrawnPageInput } from '@contract/drawnPage';
import type { DrawingResponse } from './drawingThread.types';
import type { DrawnPageResult } from './PageContext';

const HEAP_MB = 256;
/** Pages after which the thread is a new one, which bounds what their stores leave behind in it. */
const MAX_PAGES = 5_000;
const isSource = import.meta.url.endsWith('.ts');
/** Sources need tsx, which a thread does not inherit; in the bundle the thread is a file beside this one. */
const fromSource = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./drawingThread.ts', import.meta.url))});
})`;

/**
 * Draws pages one after the other in a thread beside the server: requests do not wait for it, and it can be ended in the
 * middle of an endless page. A page that failed ends it too: the next one finds nothing of it.
 */
export class PageDrawerThread {
  private worker: Worker | undefined;
  private ready: Promise<void> = Promise.resolve();
  private drawn = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** @param file the script that draws */
  constructor(private readonly file: string) {}

  /** Starts the thread, which the first page does otherwise. Never rejects. */
  start(): Promise<void> {
    if (this.worker === undefined) {
      const worker = this.create();
      this.worker = worker;
      this.ready = new Promise((resolve) => worker.once('message', () => resolve()).once('exit', () => resolve()));
    }
    return this.ready;
  }

  /**
   * Draws a page from answers of the API; `missing` names the calls that it makes without one.
   * @throws Error when the page fails or takes longer than `timeoutMs`
   */
  async draw(page: DrawnPageInput, timeoutMs: number): Promise<DrawnPageResult> {
    const drawn = this.last.then(() => this.exchange(page, timeoutMs));
    this.last = drawn.catch(() => undefined);
    const result = await drawn;
    this.drawn += 1;
    if (this.drawn % MAX_PAGES === 0) this.end();
    return result;
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private async exchange(page: DrawnPageInput, timeoutMs: number): Promise<DrawnPageResult> {
    await this.start();
    const { worker } = this;
    if (worker === undefined) throw new Error('the thread that draws has ended');
    return new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        worker.off('message', handleResponse).off('error', fail).off('exit', handleExit);
      };
      const fail = (error: Error) => {
        finish();
        if (this.worker === worker) this.end();
        reject(error);
      };
      const handleExit = () => fail(new Error('the thread that draws has ended'));
      const handleResponse = (response: DrawingResponse) => {
        if (response.kind !== 'drawn')
          return fail(new Error(response.kind === 'fault' ? response.text : response.kind));
        finish();
        resolve(response.page);
      };
      const timer = setTimeout(() => fail(new Error(`not drawn within ${timeoutMs} ms`)), timeoutMs);
      worker.on('message', handleResponse).on('error', fail).on('exit', handleExit);
      worker.postMessage(page);
    });
  }

  private create(): Worker {
    const options = {
      workerData: this.file,
      // No settings with their passwords.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }
    };
    const worker = isSource
      ? new Worker(fromSource, { ...options, eval: true })
      : new Worker(new URL('./drawingThread.js', import.meta.url), options);
    // Reported by the page that waits for it; without a listener it would end the server.
    worker.on('error', () => this.worker === worker && this.end());
    // It does not keep the server from ending.
    worker.unref();
    return worker;
  }
}
