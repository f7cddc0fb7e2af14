import type { CallData, CallInput, CallName } from '@contract';
import type { Envelope } from '@contract/error';

/** Answers of the API to the calls that a page made. */
export class Answers {
  constructor(private readonly answers: Readonly<Record<string, Envelope>>) {}

  /** Returns the data of a call; undefined when it was not made or was refused. */
  dataOf<K extends CallName>(name: K): CallData<K> | undefined {
    const [, envelope] = this.find(name);
    return envelope?.code === 200 ? (envelope.data as CallData<K>) : undefined;
  }

  /** Returns what a call by POST was asked with; undefined when it was not made. */
  inputOf<K extends CallName>(name: K): CallInput<K> | undefined {
    const [url = ''] = this.find(name);
    const at = url.indexOf(' ');
    return at === -1 ? undefined : (JSON.parse(url.slice(at)) as CallInput<K>);
  }

  private find(name: CallName): [url?: string, envelope?: Envelope] {
    const [, path] = name.split(' ');
    return Object.entries(this.answers).find(([url]) => url.split(/[? ]/)[0] === path) ?? [];
  }
}
