import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InquiryContent, InquiryMessageContent } from '@contract/inquiry';
import { isOutcomeUnknown } from '@/lib/ApiError';
import { currentToken } from '@/request/session';

type PriceInquiry = Extract<InquiryMessageContent, { type: 'ask' }>;

/** Message as sent to the server; a price inquiry also has its region name, and a photo is uploaded first. */
export type MessageDraft =
  | Exclude<InquiryMessageContent, PriceInquiry>
  | (PriceInquiry & Extract<InquiryContent, { type: 'ask' }>)
  | { type: 'photo'; /** Local path on the device. */ path: string };

export interface UnsentMessage {
  /** Sequence number that identifies the message. */
  key: number;
  draft: MessageDraft;
  phase: 'sending' | 'failed';
  /** Idempotency key, reused by retries; undefined until the first attempt. */
  requestId?: string;
}

interface OutboxPorts {
  newRequestId(): Promise<string>;
  uploadPhoto(path: string): Promise<string>;
  releaseFile(path: string): void;
  /** @throws ApiError when the message was not delivered, or was rejected by the server */
  send(requestId: string, content: InquiryMessageContent): Promise<void>;
}

/** Messages not delivered yet: shown at once and available for a retry. Lives as long as its chat. */
export class OutboxStore {
  unsent: readonly UnsentMessage[] = [];
  /** Deliveries run sequentially to preserve the order of the messages. */
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

  /**
   * Sends a message. Returns false when an identical one is being sent.
   * @throws ApiError when the server rejects it; after a temporary failure the message stays for a retry
   */
  async send(draft: MessageDraft): Promise<boolean> {
    const content = JSON.stringify(draft);
    if (this.unsent.some((item) => item.phase === 'sending' && JSON.stringify(item.draft) === content)) return false;
    this.lastKey += 1;
    const key = this.lastKey;
    this.unsent = [...this.unsent, { key, draft, phase: 'sending' }];
    await this.enqueue(key);
    return true;
  }

  /** Retries a failed message. Rejects like `send`. */
  async retry(key: number): Promise<void> {
    if (this.find(key)?.phase !== 'failed') return;
    this.change(key, { phase: 'sending' });
    await this.enqueue(key);
  }

  discard(key: number): void {
    if (this.find(key)?.phase === 'failed') this.remove(key);
  }

  private enqueue(key: number): Promise<void> {
    const token = currentToken();
    const turn = this.queue.then(() => this.deliver(key, token));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** Delivers a message, or drops it once the user who wrote it is logged out: it would be sent for the next one. */
  private async deliver(key: number, token: string): Promise<void> {
    if (token !== currentToken()) return this.remove(key);
    try {
      const requestId = this.find(key)?.requestId ?? (await this.ports.newRequestId());
      this.change(key, { requestId });
      const content = await this.contentOf(key);
      if (token === currentToken()) await this.ports.send(requestId, content);
      this.remove(key);
    } catch (error) {
      // Connection and server errors are temporary; retrying any other error cannot succeed.
      if (!isOutcomeUnknown(error)) {
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
        // A retry does not upload the photo again.
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
