import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InquiryMessageContent } from '@contract/inquiry';

type Ask = Extract<InquiryMessageContent, { type: 'ask' }>;

/** What a person says: as it is sent, with the name of the place that is asked for, or a photo that is uploaded first. */
export type Draft =
  | Exclude<InquiryMessageContent, Ask>
  | (Ask & { place: string })
  | { type: 'photo'; /** On this device. */ path: string };

export interface Unsent {
  /** Counted up, to tell them apart. */
  key: number;
  draft: Draft;
  phase: 'sending' | 'failed';
  /** Once it has one, the same whenever it is sent again, so that it is said once. */
  requestId?: string;
}

interface OutboxPorts {
  newRequestId(): Promise<string>;
  uploadPhoto(path: string): Promise<string>;
  forgetPhoto(path: string): void;
  /** Rejects when it did not arrive, or was refused. */
  send(requestId: string, content: InquiryMessageContent): Promise<void>;
}

/** The network and the server's troubles pass; everything else is an answer that will not change. */
const passing: readonly unknown[] = [
  'NETWORK',
  'OFFLINE',
  'TIMEOUT',
  'ABORTED',
  'BAD_STATUS',
  'BAD_RESPONSE',
  'UNAVAILABLE',
  'INTERNAL'
];
const isPassing = (error: unknown) => passing.includes((error as { code?: unknown }).code);

/** What was said and has not arrived: shown at once, and kept to be sent again. Lives as long as its chat. */
export class Outbox {
  unsent: readonly Unsent[] = [];
  /** One after the other, so that what is said keeps its order. */
  private line: Promise<unknown> = Promise.resolve();
  private lastKey = 0;

  constructor(private readonly ports: OutboxPorts) {
    makeAutoObservable<this, 'ports' | 'line' | 'lastKey'>(
      this,
      { unsent: observableRef, ports: false, line: false, lastKey: false },
      { autoBind: true }
    );
  }

  get isSending(): boolean {
    return this.unsent.some(({ phase }) => phase === 'sending');
  }

  /** False for what is on its way already. Rejects when it was refused; what did not arrive stays to be sent again. */
  async say(draft: Draft): Promise<boolean> {
    const content = JSON.stringify(draft);
    if (this.unsent.some((item) => item.phase === 'sending' && JSON.stringify(item.draft) === content)) return false;
    this.lastKey += 1;
    const key = this.lastKey;
    this.unsent = [...this.unsent, { key, draft, phase: 'sending' }];
    await this.deliver(key);
    return true;
  }

  /** As `say`. */
  async retry(key: number): Promise<void> {
    if (this.find(key)?.phase !== 'failed') return;
    this.change(key, { phase: 'sending' });
    await this.deliver(key);
  }

  drop(key: number): void {
    if (this.find(key)?.phase === 'failed') this.remove(key);
  }

  private deliver(key: number): Promise<void> {
    const turn = this.line.then(() => this.post(key));
    this.line = turn.catch(() => undefined);
    return turn;
  }

  private async post(key: number): Promise<void> {
    try {
      const requestId = this.find(key)?.requestId ?? (await this.ports.newRequestId());
      this.change(key, { requestId });
      await this.ports.send(requestId, await this.sayingOf(key));
      this.remove(key);
    } catch (error) {
      if (!isPassing(error)) {
        this.remove(key);
        throw error;
      }
      this.change(key, { phase: 'failed' });
    }
  }

  private async sayingOf(key: number): Promise<InquiryMessageContent> {
    const { draft } = this.find(key) as Unsent;
    switch (draft.type) {
      case 'photo': {
        const picture = { type: 'picture' as const, url: await this.ports.uploadPhoto(draft.path) };
        // Sent again, it need not be uploaded again.
        this.change(key, { draft: picture });
        this.ports.forgetPhoto(draft.path);
        return picture;
      }
      case 'ask': {
        const { place: _, ...content } = draft;
        return content;
      }
      default:
        return draft;
    }
  }

  private find(key: number): Unsent | undefined {
    return this.unsent.find((item) => item.key === key);
  }

  private change(key: number, changes: Partial<Unsent>): void {
    runInAction(() => {
      this.unsent = this.unsent.map((item) => (item.key === key ? { ...item, ...changes } : item));
    });
  }

  private remove(key: number): void {
    const draft = this.find(key)?.draft;
    if (draft?.type === 'photo') this.ports.forgetPhoto(draft.path);
    runInAction(() => {
      this.unsent = this.unsent.filter((item) => item.key !== key);
    });
  }
}
