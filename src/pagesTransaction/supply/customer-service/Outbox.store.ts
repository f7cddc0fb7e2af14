import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InquiryContent, InquiryMessageContent } from '@contract/inquiry';

type PriceInquiry = Extract<InquiryMessageContent, { type: 'ask' }>;

/** What a person says: as it is sent, with the name of the place that is asked for, or a photo that is uploaded first. */
export type MessageDraft =
  | Exclude<InquiryMessageContent, PriceInquiry>
  | (PriceInquiry & Extract<InquiryContent, { type: 'ask' }>)
  | { type: 'photo'; /** On this device. */ path: string };

export interface UnsentMessage {
  /** Counted up, to tell them apart. */
  key: number;
  draft: MessageDraft;
  phase: 'sending' | 'failed';
  /** Once it has one, the same whenever it is sent again, so that it is said once. */
  requestId?: string;
}

interface OutboxPorts {
  newRequestId(): Promise<string>;
  uploadPhoto(path: string): Promise<string>;
  releaseFile(path: string): void;
  /** Rejects when it did not arrive, or was refused. */
  send(requestId: string, content: InquiryMessageContent): Promise<void>;
}

/** The network and the server's troubles pass; everything else is an answer that will not change. */
const retryableCodes: readonly unknown[] = [
  'NETWORK',
  'OFFLINE',
  'TIMEOUT',
  'ABORTED',
  'BAD_STATUS',
  'BAD_RESPONSE',
  'UNAVAILABLE',
  'INTERNAL'
];
const isRetryable = (error: unknown) => retryableCodes.includes((error as { code?: unknown }).code);

/** What was said and has not arrived: shown at once, and kept to be sent again. Lives as long as its chat. */
export class OutboxStore {
  unsent: readonly UnsentMessage[] = [];
  /** One after the other, so that what is said keeps its order. */
  private queue: Promise<unknown> = Promise.resolve();
  private lastKey = 0;

  constructor(private readonly ports: OutboxPorts) {
    makeAutoObservable<this, 'ports' | 'queue' | 'lastKey'>(
      this,
      { unsent: observableRef, ports: false, queue: false, lastKey: false },
      { autoBind: true }
    );
  }

  get isSending(): boolean {
    return this.unsent.some(({ phase }) => phase === 'sending');
  }

  /** False for what is on its way already. Rejects when it was refused; what did not arrive stays to be sent again. */
  async send(draft: MessageDraft): Promise<boolean> {
    const content = JSON.stringify(draft);
    if (this.unsent.some((item) => item.phase === 'sending' && JSON.stringify(item.draft) === content)) return false;
    this.lastKey += 1;
    const key = this.lastKey;
    this.unsent = [...this.unsent, { key, draft, phase: 'sending' }];
    await this.enqueue(key);
    return true;
  }

  /** As `say`. */
  async retry(key: number): Promise<void> {
    if (this.find(key)?.phase !== 'failed') return;
    this.change(key, { phase: 'sending' });
    await this.enqueue(key);
  }

  discard(key: number): void {
    if (this.find(key)?.phase === 'failed') this.remove(key);
  }

  private enqueue(key: number): Promise<void> {
    const turn = this.queue.then(() => this.deliver(key));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async deliver(key: number): Promise<void> {
    try {
      const requestId = this.find(key)?.requestId ?? (await this.ports.newRequestId());
      this.change(key, { requestId });
      await this.ports.send(requestId, await this.contentOf(key));
      this.remove(key);
    } catch (error) {
      if (!isRetryable(error)) {
        this.remove(key);
        throw error;
      }
      this.change(key, { phase: 'failed' });
    }
  }

  private async contentOf(key: number): Promise<InquiryMessageContent> {
    const { draft } = this.find(key) as UnsentMessage;
    switch (draft.type) {
      case 'photo': {
        const picture = { type: 'picture' as const, url: await this.ports.uploadPhoto(draft.path) };
        // Sent again, it need not be uploaded again.
        this.change(key, { draft: picture });
        this.ports.releaseFile(draft.path);
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

  private find(key: number): UnsentMessage | undefined {
    return this.unsent.find((item) => item.key === key);
  }

  private change(key: number, changes: Partial<UnsentMessage>): void {
    runInAction(() => {
      this.unsent = this.unsent.map((item) => (item.key === key ? { ...item, ...changes } : item));
    });
  }

  private remove(key: number): void {
    const draft = this.find(key)?.draft;
    if (draft?.type === 'photo') this.ports.releaseFile(draft.path);
    runInAction(() => {
      this.unsent = this.unsent.filter((item) => item.key !== key);
    });
  }
}
