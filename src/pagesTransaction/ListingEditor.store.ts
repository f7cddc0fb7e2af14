import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ListingStatus, OwnerActionBody } from '@contract/goods';
import { FormStore } from '@/components/form/Form.store';
import type { FormSnapshot, FormDefinition, FormApi } from '@/components/form/FormDefinition';
import { ApiError } from '@/request/ApiError';
import type { MarketHintStore, PricedGoods } from './MarketHint.store';

/** What the form of a listing holds beside its fields. */
interface ListingFormMeta {
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

export interface ListingFormDefinition<Values extends object, Own, Body> extends FormDefinition<Values> {
  bodyOf(values: Values): Body;
  toFormSnapshot(own: Own): FormSnapshot<Values>;
  /** A new one, with what is known before anything is typed. */
  newFormSnapshot(requestId: string): Promise<FormSnapshot<Values>>;
  proposedTitle(values: Values): string;
  pricedGoods(values: Values): PricedGoods;
}

export interface ListingEditorApi<Values extends object, Own, Body> extends Pick<
  FormApi<Values>,
  'newRequestId' | 'newUploads' | 'restoreUploads'
> {
  get(id: string): Promise<Own>;
  saveDraft(body: Body): Promise<Own>;
  submit(body: Body): Promise<Own>;
  act(body: OwnerActionBody): Promise<unknown>;
}

/** Why a listing cannot be edited: it waits for its review, is over, was taken down, or is somebody else's. */
export type EditBlockReason = 'pending' | 'closed' | 'takedown' | 'foreign';

/**
 * A supply or a purchase request while it is written: the form, what the market pays for it, and what the server has of
 * it. Lives as long as its page.
 */
export class ListingEditorStore<Values extends ListingFormMeta, Own extends OwnListing, Body extends object> {
  /** As the server has it; null while it is new. */
  saved: Own | null = null;
  /** What became of it when it was sent, and since. */
  submitted: Own | null = null;
  /** It went into force with its sending: nothing in it had to be reviewed. */
  isPublishedDirectly = false;
  readonly form: FormStore<Values>;

  /** @param id of the listing that is edited; undefined for a new one */
  constructor(
    private readonly definition: ListingFormDefinition<Values, Own, Body>,
    private readonly api: ListingEditorApi<Values, Own, Body>,
    readonly market: MarketHintStore,
    private readonly id: string | undefined
  ) {
    const { newRequestId, newUploads, restoreUploads } = api;
    this.form = new FormStore<Values>(definition, {
      load: () => this.load(),
      send: (values, requestId) => this.send(values, requestId),
      saveDraft: (values) => this.save(values),
      newRequestId,
      newUploads,
      restoreUploads
    });
    makeAutoObservable<this, 'definition' | 'api' | 'id'>(
      this,
      {
        definition: false,
        api: false,
        id: false,
        form: false,
        market: false,
        saved: observableRef,
        submitted: observableRef
      },
      { autoBind: true }
    );
  }

  get blockReason(): EditBlockReason | null {
    const { error } = this.form;
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return 'foreign';
    const status = this.saved?.status;
    return status === 'pending' || status === 'closed' || status === 'takedown' ? status : null;
  }

  /** Something would be lost by leaving. */
  get isUnsaved(): boolean {
    return this.form.isChanged && this.submitted === null;
  }

  /** Keeps the proposed title and the market's price in step with the goods. Answers how to stop. */
  startSync(): () => void {
    const { form, definition } = this;
    const stops = [
      reaction(
        () => (form.values.isTitleOwn ? null : definition.proposedTitle(form.values)),
        (title) => {
          if (title !== null) this.patchValues({ title });
        }
      ),
      reaction(
        () => definition.pricedGoods(form.values),
        (goods) => void this.market.setGoods(goods),
        { fireImmediately: true }
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Takes it back from its review, so that it can be edited. Rejects with what the server did not do. */
  async withdraw(): Promise<void> {
    if (!this.saved) return;
    await this.api.act({ id: this.saved.id, do: { action: 'withdraw' } });
    await this.form.load();
  }

  /** Asks what has become of what was sent. Rejects when that is not known; what was known stays. */
  async refreshStatus(): Promise<void> {
    if (!this.submitted) return;
    const submitted = await this.api.get(this.submitted.id);
    runInAction(() => (this.submitted = submitted));
  }

  /** Keeps it as a draft. A new one is one listing, however often that is done. */
  async save(values: Values): Promise<Own> {
    const requestId = values.requestId || (await this.api.newRequestId());
    this.patchValues({ requestId });
    const saved = await this.api.saveDraft({ ...this.definition.bodyOf(values), requestId });
    this.patchValues({ id: saved.id });
    runInAction(() => (this.saved = saved));
    return saved;
  }

  /** A new one is kept first: whatever becomes of the rest, there is one listing with an id. */
  private async send(values: Values, requestId: string): Promise<void> {
    const id = values.id ?? (await this.save(values)).id;
    const body = { ...this.definition.bodyOf(values), id, requestId };
    const submitted = await this.api.submit(body).catch((error: unknown) => this.recoverSubmission(id, error));
    runInAction(() => {
      this.submitted = submitted;
      this.isPublishedDirectly = submitted.status === 'published';
    });
  }

  /** The server had a new one before, and its answer was lost on the way: how it stands. Rejects with the other errors. */
  private async recoverSubmission(id: string, error: unknown): Promise<Own> {
    if (this.id !== undefined || !(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    const saved = await this.api.get(id);
    if (saved.status !== 'pending') throw error;
    return saved;
  }

  private async load() {
    if (this.id === undefined) {
      return { previous: await this.definition.newFormSnapshot(await this.api.newRequestId()), reasons: [] };
    }
    const saved = await this.api.get(this.id);
    runInAction(() => (this.saved = saved));
    const isRefused = saved.status === 'rejected' && saved.review !== null;
    const reasons = isRefused ? [{ field: '', text: saved.review?.reason ?? '' }] : [];
    return { previous: this.definition.toFormSnapshot(saved), reasons };
  }

  private patchValues(changes: Partial<ListingFormMeta>): void {
    this.form.prefill(changes as Partial<Values>);
  }
}
