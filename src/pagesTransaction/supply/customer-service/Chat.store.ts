import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallInput, CallData } from '@contract';
import type { InquiryMessage, InquiryRoom, InquirySaying } from '@contract/inquiry';
import { PagedList, type ListWindow } from '@/lib/PagedList';

type Where = CallInput<'GET /api/front/inquiry/room'>;

interface ChatApi {
  getInquiryRoom(where: Where): Promise<InquiryRoom>;
  listInquiryMessages(id: string, cursor?: string): Promise<ListWindow<InquiryMessage>>;
  sendInquiry(body: CallInput<'POST /api/front/inquiry/send'>): Promise<CallData<'POST /api/front/inquiry/send'>>;
  readInquiry(id: string): Promise<null>;
  blockInquiry(id: string, on: boolean): Promise<null>;
  newRequestId(): Promise<string>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** What two sides say to each other about a supply. Lives as long as its page. */
export class ChatStore {
  room: InquiryRoom | null = null;
  /** Why the room did not come. */
  error: unknown = undefined;
  /** What is being written. */
  text = '';
  isSending = false;
  /** Newest first. */
  readonly messages: PagedList<InquiryMessage>;
  /** Of what did not arrive, so that sending it again is not saying it twice. */
  private request: { content: string; id: string } | null = null;

  constructor(
    private readonly where: Where,
    private readonly api: ChatApi,
    private readonly session: Session
  ) {
    this.messages = new PagedList((cursor) => this.windowAt(cursor));
    makeAutoObservable<this, 'where' | 'api' | 'session' | 'request' | 'windowAt'>(
      this,
      {
        room: observableRef,
        error: observableRef,
        messages: false,
        where: false,
        api: false,
        session: false,
        request: false,
        windowAt: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.room) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** Their own supply, of which the seller opens the threads one by one. */
  get isOwnSupply(): boolean {
    return this.room?.side === 'seller' && this.room.threadId === null;
  }

  /** Loads once somebody is logged in, and forgets when they leave. Answers the way to stop that. */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.room = null;
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    this.error = undefined;
    try {
      const room = await this.api.getInquiryRoom(this.here);
      runInAction(() => (this.room = room));
      await this.messages.refresh();
      await this.read();
    } catch (error) {
      runInAction(() => (this.error = error));
    }
  }

  /** Something has happened in the thread: what is new goes below what is shown. Rejects when it did not come. */
  async takeNew(): Promise<void> {
    const room = await this.api.getInquiryRoom(this.here);
    const { items } = await this.windowAt(undefined);
    runInAction(() => {
      this.room = room;
      for (const message of [...items].reverse()) this.add(message);
    });
    await this.read();
  }

  write(text: string): void {
    this.text = text;
  }

  /** Sends what was written; false for nothing, or while something is under way. Rejects with the reason. */
  async sendText(): Promise<boolean> {
    const text = this.text.trim();
    if (text === '' || !(await this.say({ type: 'text', text }))) return false;
    // What was typed meanwhile stays.
    runInAction(() => {
      if (this.text.trim() === text) this.text = '';
    });
    return true;
  }

  /** False while something is under way. Rejects with the reason; saying the same again then is one message. */
  async say(saying: InquirySaying): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    try {
      const content = JSON.stringify(saying);
      if (this.request?.content !== content) this.request = { content, id: await this.api.newRequestId() };
      const { message } = await this.api.sendInquiry({ ...this.here, requestId: this.request.id, saying });
      this.request = null;
      // The first one brings the card of the supply along.
      if (this.room?.threadId === null) await this.load();
      else runInAction(() => this.add(message));
      return true;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  /** Ends the conversation, or takes that back. Rejects with the reason. */
  async block(on: boolean): Promise<void> {
    const id = this.room?.threadId;
    if (!id) return;
    await this.api.blockInquiry(id, on);
    await this.takeNew();
  }

  private get here(): Where {
    const id = this.room?.threadId ?? this.where.id;
    return id === undefined ? { supplyId: this.where.supplyId } : { id };
  }

  private windowAt(cursor: string | undefined): Promise<ListWindow<InquiryMessage>> {
    const id = this.room?.threadId;
    return id ? this.api.listInquiryMessages(id, cursor) : Promise.resolve({ items: [], nextCursor: null });
  }

  private add(message: InquiryMessage): void {
    if (!this.messages.items.some(({ id }) => id === message.id)) this.messages.insert(message, 0);
  }

  private async read(): Promise<void> {
    const { threadId: id = null, unread = 0 } = this.room ?? {};
    // A failure leaves it unread, and the next word tries again.
    if (id !== null && unread > 0) await this.api.readInquiry(id).catch(() => undefined);
  }
}
