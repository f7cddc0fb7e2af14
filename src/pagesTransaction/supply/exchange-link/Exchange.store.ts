import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type {
  Exchange,
  ExchangeCard,
  ExchangeRoom,
  ExchangeSource,
  OwnExchangeCard,
  SharedContact,
  ShownContact
} from '@contract/exchange';
import { isWeChatId } from '@rules/weChatId';
import { apiErrorOf } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface ExchangeApi {
  getExchangeRoom(where: CallInput<'POST /api/front/exchange/room'>): Promise<ExchangeRoom>;
  requestExchange(body: CallInput<'POST /api/front/exchange/request'>): Promise<ExchangeRoom>;
  answerExchange(body: CallInput<'POST /api/front/exchange/answer'>): Promise<ExchangeRoom>;
  newRequestId(): Promise<string>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** An exchange, or the supply or card that one may be about. */
export interface ExchangeRef {
  supplyId?: string | undefined;
  cardId?: string | undefined;
  /** How the viewer came to the card. */
  source?: ExchangeSource | undefined;
  exchangeId?: string | undefined;
}

/** Subject of a request. */
type Subject = { supplyId: string } | { cardId: string; source?: ExchangeSource };

type Problem = 'pattern' | 'required' | 'contact' | 'banned';

const initialContact: ShownContact = { company: true, mobile: true, position: '', weChatId: '' };

/** Requests a contact exchange, or responds to a received request. Lives as long as its page. */
export class ExchangeStore {
  private readonly resource: Resource<ExchangeRoom>;
  /** Contact data of a user without a card. */
  shown: ShownContact = initialContact;
  message = '';
  /** The card that the user chose; undefined until then. */
  private chosenCardId: string | undefined = undefined;
  /** The exchange that was ignored here. */
  private ignoredId: string | undefined = undefined;
  isSending = false;
  /** Server errors by field; cleared by the next change of the form. */
  serverErrors: Record<string, string> = {};
  isTried = false;
  /** Last request, whose id is reused when the same content is sent again. */
  private request: { content: string; id: string } | null = null;

  constructor(
    private readonly ref: ExchangeRef,
    private readonly api: ExchangeApi,
    private readonly session: Session
  ) {
    this.resource = new Resource(() => this.fetchRoom(), { missingCodes: [] });
    makeAutoObservable<this, 'ref' | 'api' | 'session' | 'request' | 'resource'>(
      this,
      { resource: false, ref: false, api: false, session: false, request: false },
      { autoBind: true }
    );
  }

  get room(): ExchangeRoom | null {
    return this.resource.value;
  }

  /** Error of the last load; undefined after a success. */
  get error(): unknown {
    return this.resource.error;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  /**
   * Current step of the page: `ask`, `answer`, `waiting`, or the outcome: declined by the other side, declined by the
   * viewer, or done.
   */
  get step(): 'ask' | 'answer' | 'waiting' | 'refused' | 'turnedDown' | 'done' {
    const exchange = this.exchange;
    if (exchange === null) return 'ask';
    const { isMine, status } = exchange;
    if (status === 'accepted') return 'done';
    if (status === 'requested') return isMine ? 'waiting' : 'answer';
    if (!isMine) return 'turnedDown';
    return exchange.againFromMs === null ? 'ask' : 'refused';
  }

  /** Whether the viewer ignored the request on this page. */
  get canUndo(): boolean {
    return this.exchange?.status === 'ignored' && this.ignoredId === this.exchange.id;
  }

  get exchange(): Exchange | null {
    return this.room?.exchange ?? null;
  }

  /** Card of the other user that the viewer may open; null without one. */
  get otherCard(): ExchangeCard | null {
    return this.room?.otherCard ?? null;
  }

  /** Card that the user gives: the chosen one, else the one that was asked about, else the default; null without a card. */
  get givenCard(): OwnExchangeCard | null {
    const { ownCards = [], cardId } = this.room ?? {};
    const find = (wanted: string | null | undefined) => ownCards.find(({ id }) => id === wanted);
    return find(this.chosenCardId) ?? find(cardId) ?? ownCards[0] ?? null;
  }

  /** Subject of a request; undefined when it was deleted. */
  private get subject(): Subject | undefined {
    const { room, ref } = this;
    const cardId = ref.cardId ?? room?.cardId ?? undefined;
    if (cardId !== undefined) return { cardId, ...(ref.source && { source: ref.source }) };
    const supplyId = ref.supplyId ?? room?.supply?.id;
    return supplyId === undefined ? undefined : { supplyId };
  }

  /** Problems that prevent sending, by field. */
  get problems(): Partial<Record<'weChatId' | 'contact' | 'message' | 'position', Problem>> {
    const serverErrors = this.serverErrors as Record<string, Problem>;
    if (this.givenCard !== null) return serverErrors;
    const { weChatId } = this.shown;
    // An account that was opened by e-mail has no number to show.
    const mobile = this.shown.mobile && this.room?.own.mobile !== '';
    const typed = weChatId.trim();
    return {
      ...serverErrors,
      ...(typed !== '' && !isWeChatId(typed) && { weChatId: 'pattern' as const }),
      ...(!mobile && typed === '' && { contact: 'required' as const })
    };
  }

  /**
   * Loads the exchange after a login, and clears it with the entered values when the user changes.
   * @returns the function that stops this
   */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.clearForm();
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
  }

  /** Never rejects: a failure is in `error`, and the shown exchange stays. */
  async load(): Promise<void> {
    const isFirst = this.room === null;
    const isLatest = await this.resource.load();
    const { room } = this;
    if (isFirst && isLatest && room) this.setShown({ position: room.own.position, weChatId: room.own.weChatId });
  }

  private clearForm(): void {
    this.setShown(initialContact);
    this.setMessage('');
    this.chosenCardId = undefined;
    this.ignoredId = undefined;
    this.isTried = false;
  }

  private fetchRoom(): Promise<ExchangeRoom> {
    const { supplyId, cardId, exchangeId } = this.ref;
    if (exchangeId !== undefined) return this.api.getExchangeRoom({ id: exchangeId });
    return this.api.getExchangeRoom({
      ...(cardId !== undefined && { cardId }),
      ...(supplyId !== undefined && { supplyId })
    });
  }

  setShown(changes: Partial<ShownContact>): void {
    this.shown = { ...this.shown, ...changes };
    this.serverErrors = {};
  }

  chooseCard(id: string): void {
    this.chosenCardId = id;
    this.serverErrors = {};
  }

  setMessage(message: string): void {
    this.message = message;
    this.serverErrors = {};
  }

  /**
   * Sends the request.
   * @returns false when the form is invalid or a request is in progress
   * @throws ApiError of the call
   */
  async ask(): Promise<boolean> {
    const { subject } = this;
    if (subject === undefined) return false;
    return this.send(async (shown) => {
      const body = { ...subject, shown, message: this.message.trim() };
      const content = JSON.stringify(body);
      if (this.request?.content !== content) this.request = { content, id: await this.api.newRequestId() };
      return this.api.requestExchange({ ...body, requestId: this.request.id });
    });
  }

  /** Accepts the received request and shares the card or the chosen contact data. Same contract as `ask`. */
  async accept(): Promise<boolean> {
    const { exchange } = this;
    if (exchange === null) return false;
    return this.send((shown) => this.api.answerExchange({ id: exchange.id, answer: 'accept', shown }));
  }

  /**
   * Ignores, blocks or unblocks the requester, or lets the request wait again that was just ignored.
   * @returns false without an exchange or while a request is in progress
   * @throws ApiError of the call
   */
  async answer(answer: 'ignore' | 'unignore' | 'block' | 'unblock'): Promise<boolean> {
    const { exchange } = this;
    if (exchange === null || this.isSending) return false;
    const isDone = await this.run(() => this.api.answerExchange({ id: exchange.id, answer }));
    runInAction(() => (this.ignoredId = answer === 'ignore' ? exchange.id : undefined));
    return isDone;
  }

  private async send(call: (shown: SharedContact) => Promise<ExchangeRoom>): Promise<boolean> {
    this.isTried = true;
    if (this.isSending || Object.keys(this.problems).length > 0) return false;
    const { givenCard } = this;
    if (givenCard !== null) return this.run(() => call({ cardId: givenCard.id }));
    const { position, weChatId } = this.shown;
    return this.run(() => call({ ...this.shown, position: position.trim(), weChatId: weChatId.trim() }));
  }

  private async run(call: () => Promise<ExchangeRoom>): Promise<boolean> {
    this.isSending = true;
    try {
      await this.resource.showAnswer(call);
      return true;
    } catch (error) {
      const { code, data } = apiErrorOf(error);
      runInAction(() => {
        if (code === 'VALIDATION') this.serverErrors = data?.fields ?? {};
      });
      // On a conflict the exchange was answered elsewhere: the current status is loaded.
      if (code === 'CONFLICT') await this.load();
      throw error;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }
}
