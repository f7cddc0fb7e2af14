import type { CallData, CallName } from '@contract';
import type { Envelope } from '@contract/error';

/** Answers of the API to the calls that a page made. */
export class Answers {
  constructor(private readonly answers: Readonly<Record<string, Envelope>>) {}

  /** Returns the data of a call; undefined when it was not made or was refused. */
  dataOf<K extends CallName>(name: K): CallData<K> | undefined {
    const [, path] = name.split(' ');
    const [, envelope] = Object.entries(this.answers).find(([url]) => url.split('?')[0] === path) ?? [];
    return envelope?.code === 200 ? (envelope.data as CallData<K>) : undefined;
  }
}
