import type { ErrorData, ErrorName } from '@contract/error';

export interface TaskMessage {
  name: string;
  args: unknown[];
}

/** Messages of a worker: its start, and the end of each task. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; error: ErrorName; details: Omit<ErrorData, 'error'> }
  | { kind: 'failed'; message: string };
