import type { ErrorData, ErrorName } from '@contract/error';

export interface JobMessage {
  name: string;
  args: unknown[];
}

/** What a worker says: that it has started, and how each job ended. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; error: ErrorName; details: Omit<ErrorData, 'error'> }
  | { kind: 'failed'; message: string };
