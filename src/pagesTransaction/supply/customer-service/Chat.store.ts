import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallData, CallInput } from '@contract';
import type { InquiryMessage, InquiryMessageContent, InquiryRoom } from '@contract/inquiry';
import { type ListWindow, PagedList } from '@/request/PagedList';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { OutboxStore } from './Outbox.store';

type RoomQuery = CallInput<'GET /api/front/inquiry/room'>;

interface ChatApi {
  getInquiryRoom(where: RoomQuery): Promise<InquiryRoom>;
  listInquiryMessages(id: string, cursor?: string): Promise<ListWindow<InquiryMessage>>;
  sendInquiry(body: CallInput<'POST /api/front/inquiry/send'>): Promise<CallData<'POST /api/front/inquiry/send'>>;
  readInquiry(id: string): Promise<null>;
  blockInquiry(id: string, on: boolean): Promise<null>;
  newRequestId(): Promise<string>;
  uploadPhoto(path: string): Promise<string>;
  releaseFile(path: string): void;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** Inquiry thread between two parties about a listing. Lives as long as its page. */
export class ChatStore {
  private readonly resource: Resource<InquiryRoom>;
  /** Text in the message input. */
  text = '';
  /** Newest first. */
  messages: PagedList<InquiryMessage>;
  readonly outbox: OutboxStore;

  constructor(
    private readonly where: RoomQuery,
    private readonly api: ChatApi,
    private readonly session: Session
  ) {
    this.messages = this.createMessages();
    this.outbox = new OutboxStore({ ...api, send: (requestId, content) => this.send(requestId, content) });
    this.resource = new Resource(() => api.getInquiryRoom(this.currentQuery), { missingCodes: [] });
    makeAutoObservable<this, 'where' | 'api' | 'session' | 'resource' | 'loadWindow'>(
      this,
      {
        resource: false,
        messages: observableRef,
        outbox: false,
        where: false,
        api: false,
        session: false,
        loadWindow: false
      },
      { autoBind: true }
    );
  }

  get room(): InquiryRoom | null {
    return this.resource.value;
  }

  /** Error of loading the thread; undefined after a success. */
  get error(): unknown {
    return this.resource.error;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  /** True for the viewer's own listing without a chosen thread; its page lists the threads. */
  get isOwn(): boolean {
    return this.room?.side === 'owner' && this.room.threadId === null;
  }

  /**
   * Loads the thread after a login, and clears it with the entered text when the user changes.
   * @returns the function that stops this
   */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.clear();
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    if (!(await this.resource.load())) return;
    await this.messages.refresh();
    await this.markRead();
  }

  /**
   * Loads new messages and appends them below the shown ones.
   * @throws ApiError when loading fails
   */
  async loadNew(): Promise<void> {
    const isThreadNew = this.isOfBeforeThread;
    await this.resource.loadOrThrow();
    if (isThreadNew) await this.messages.refresh();
    else await this.addNew();
    await this.markRead();
  }

  setText(text: string): void {
    this.text = text;
  }

  /**
   * Sends the text of the input.
   * @throws ApiError when the server rejects it; the text is restored for editing then
   */
  async sendText(): Promise<void> {
    const text = this.text.trim();
    this.text = '';
    await this.sendPhrase(text);
  }

  /**
   * Sends a predefined phrase without changing the text in the input.
   * @throws ApiError when the server rejects it
   */
  async sendPhrase(text: string): Promise<void> {
    if (text === '') return;
    const token = currentToken();
    try {
      await this.outbox.send({ type: 'text', text });
    } catch (error) {
      runInAction(() => {
        if (token === currentToken() && this.text === '') this.text = text;
      });
      throw error;
    }
  }

  /**
   * Blocks or unblocks the conversation.
   * @throws ApiError of the call
   */
  async block(on: boolean): Promise<void> {
    const id = this.room?.threadId;
    if (!id) return;
    await this.api.blockInquiry(id, on);
    await this.loadNew();
  }

  private async send(requestId: string, content: InquiryMessageContent): Promise<void> {
    const token = currentToken();
    const { threadId, message } = await this.api.sendInquiry({ ...this.currentQuery, requestId, content });
    // The first message creates the thread, which also contains the card of the listing.
    if (this.isOfBeforeThread) await this.load();
    // Also after a load, which may have failed: the page then watches the thread, and its news load the rest.
    runInAction(() => {
      if (token !== currentToken()) return;
      if (this.room?.threadId === null) this.resource.change({ threadId });
      this.add(message);
    });
  }

  /** True while the loaded room has no thread, although a message sent since may have created one. */
  private get isOfBeforeThread(): boolean {
    return this.room?.stamp === null;
  }

  private get currentQuery(): RoomQuery {
    const id = this.room?.threadId ?? this.where.id;
    return id === undefined ? this.where : { id };
  }

  private clear(): void {
    this.messages = this.createMessages();
    this.text = '';
  }

  private createMessages(): PagedList<InquiryMessage> {
    return new PagedList((cursor) => this.loadWindow(cursor));
  }

  private loadWindow(cursor: string | undefined): Promise<ListWindow<InquiryMessage>> {
    const id = this.room?.threadId;
    return id ? this.api.listInquiryMessages(id, cursor) : Promise.resolve({ items: [], nextCursor: null });
  }

  private async addNew(): Promise<void> {
    const token = currentToken();
    const { items } = await this.loadWindow(undefined);
    runInAction(() => {
      if (token !== currentToken()) return;
      for (const message of [...items].reverse()) this.add(message);
    });
  }

  private add(message: InquiryMessage): void {
    if (!this.messages.items.some(({ id }) => id === message.id)) this.messages.insert(message, 0);
  }

  private async markRead(): Promise<void> {
    const { threadId: id = null, unread = 0 } = this.room ?? {};
    // After a failure the thread stays unread until the next message triggers another attempt.
    if (id !== null && unread > 0) await this.api.readInquiry(id).catch(() => undefined);
  }
}
