import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ListingStatus, OwnerActionBody } from '@contract/goods';
import { FormStore } from '@/components/form/Form.store';
import type { Filled, FormKind, FormPorts } from '@/components/form/FormKind';
import { ApiError } from '@/request/ApiError';
import type { MarketHintStore, PricedGoods } from './MarketHint.store';

/** What the form of a listing holds beside its fields. */
interface WrittenValues {
  /** Null until the server has it. */
  id: string | null;
  /** Names the wish for a new one: however often it is sent, there is one. */
  requestId: string;
  title: string;
  /** False while the title is the proposed one. */
  isTitleOwn: boolean;
}

interface OwnListing {
  id: string;
  status: ListingStatus;
  isListed: boolean;
  review: { reason: string } | null;
}

export interface ListingKind<Values extends object, Own, Body> extends FormKind<Values> {
  bodyOf(values: Values): Body;
  filledOf(own: Own): Filled<Values>;
  /** A new one, with what is known before anything is typed. */
  filledNew(requestId: string): Promise<Filled<Values>>;
  proposedTitle(values: Values): string;
  pricedGoods(values: Values): PricedGoods;
}

export interface ListingApi<Values extends object, Own, Body> extends Pick<
  FormPorts<Values>,
  'newRequestId' | 'newPhotos' | 'restorePhotos'
> {
  get(id: string): Promise<Own>;
  saveDraft(body: Body): Promise<Own>;
  submit(body: Body): Promise<Own>;
  act(body: OwnerActionBody): Promise<unknown>;
}

/** Why a listing cannot be edited: it waits for its review, is over, was taken down, or is somebody else's. */
export type Blocked = 'pending' | 'closed' | 'takedown' | 'foreign';

/**
 * A supply or a purchase request while it is written: the form, what the market pays for it, and what the server has of
 * it. Lives as long as its page.
 */
export class ListingWriting<Values extends WrittenValues, Own extends OwnListing, Body extends object> {
  /** As the server has it; null while it is new. */
  own: Own | null = null;
  /** What became of it when it was sent, and since. */
  sent: Own | null = null;
  /** It went into force with its sending: nothing in it had to be reviewed. */
  isInForce = false;
  readonly form: FormStore<Values>;

  /** @param id of the listing that is edited; undefined for a new one */
  constructor(
    private readonly kind: ListingKind<Values, Own, Body>,
    private readonly api: ListingApi<Values, Own, Body>,
    readonly market: MarketHintStore,
    private readonly id: string | undefined
  ) {
    const { newRequestId, newPhotos, restorePhotos } = api;
    this.form = new FormStore<Values>(kind, {
      load: () => this.load(),
      send: (values, requestId) => this.send(values, requestId),
      keep: (values) => this.save(values),
      newRequestId,
      newPhotos,
      restorePhotos
    });
    makeAutoObservable<this, 'kind' | 'api' | 'id'>(
      this,
      { kind: false, api: false, id: false, form: false, market: false, own: observableRef, sent: observableRef },
      { autoBind: true }
    );
  }

  get blocked(): Blocked | null {
    const { error } = this.form;
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return 'foreign';
    const status = this.own?.status;
    return status === 'pending' || status === 'closed' || status === 'takedown' ? status : null;
  }

  /** Something would be lost by leaving. */
  get isUnsaved(): boolean {
    return this.form.isChanged && this.sent === null;
  }

  /** Keeps the proposed title and the market's price in step with the goods. Answers how to stop. */
  follow(): () => void {
    const { form, kind } = this;
    const stops = [
      reaction(
        () => (form.values.isTitleOwn ? null : kind.proposedTitle(form.values)),
        (title) => {
          if (title !== null) this.fillIn({ title });
        }
      ),
      reaction(
        () => kind.pricedGoods(form.values),
        (goods) => void this.market.follow(goods),
        { fireImmediately: true }
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Takes it back from its review, so that it can be edited. Rejects with what the server did not do. */
  async withdraw(): Promise<void> {
    if (!this.own) return;
    await this.api.act({ id: this.own.id, do: { action: 'withdraw' } });
    await this.form.load();
  }

  /** Asks what has become of what was sent. Rejects when that is not known; what was known stays. */
  async review(): Promise<void> {
    if (!this.sent) return;
    const sent = await this.api.get(this.sent.id);
    runInAction(() => (this.sent = sent));
  }

  /** Keeps it as a draft. A new one is one listing, however often that is done. */
  async save(values: Values): Promise<Own> {
    const requestId = values.requestId || (await this.api.newRequestId());
    this.fillIn({ requestId });
    const own = await this.api.saveDraft({ ...this.kind.bodyOf(values), requestId });
    this.fillIn({ id: own.id });
    runInAction(() => (this.own = own));
    return own;
  }

  /** A new one is kept first: whatever becomes of the rest, there is one listing with an id. */
  private async send(values: Values, requestId: string): Promise<void> {
    const id = values.id ?? (await this.save(values)).id;
    const body = { ...this.kind.bodyOf(values), id, requestId };
    const sent = await this.api.submit(body).catch((error: unknown) => this.sentBefore(id, error));
    runInAction(() => {
      this.sent = sent;
      this.isInForce = sent.status === 'published';
    });
  }

  /** The server had a new one before, and its answer was lost on the way: how it stands. Rejects with the other errors. */
  private async sentBefore(id: string, error: unknown): Promise<Own> {
    if (this.id !== undefined || !(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    const own = await this.api.get(id);
    if (own.status !== 'pending') throw error;
    return own;
  }

  private async load() {
    if (this.id === undefined) {
      return { before: await this.kind.filledNew(await this.api.newRequestId()), reasons: [] };
    }
    const own = await this.api.get(this.id);
    runInAction(() => (this.own = own));
    const isRefused = own.status === 'rejected' && own.review !== null;
    const reasons = isRefused ? [{ field: '', text: own.review?.reason ?? '' }] : [];
    return { before: this.kind.filledOf(own), reasons };
  }

  private fillIn(changes: Partial<WrittenValues>): void {
    this.form.put(changes as Partial<Values>);
  }
}
