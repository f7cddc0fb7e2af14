import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ListingStatus, OwnerActionBody } from '@contract/goods';
import { FormStore } from '@/components/form/Form.store';
import type { FormDefinition, FormSnapshot, LoadedForm } from '@/components/form/FormDefinition';
import { isApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';
import type { FormUploadApi } from './formUploads';
import type { MarketHintStore, PricedGoods } from './MarketHint.store';

/** Values of a listing form besides its visible fields. */
interface ListingFormMeta {
  /** Null until the server has saved the listing. */
  id: string | null;
  /** Idempotency key of a new listing: repeated requests with the same key create one listing. */
  requestId: string;
  title: string;
  /** False while the title is the generated one. */
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
  /** Creates the snapshot of a new listing, with its known default values. */
  newFormSnapshot(requestId: string): Promise<FormSnapshot<Values>>;
  proposedTitle(values: Values): string;
  pricedGoods(values: Values): PricedGoods;
}

export interface ListingEditorApi<Own, Body> extends FormUploadApi {
  get(id: string): Promise<Own>;
  saveDraft(body: Body): Promise<Own>;
  submit(body: Body): Promise<Own>;
  act(body: OwnerActionBody): Promise<unknown>;
}

/** Reason why a listing cannot be edited: it is pending review, closed, taken down, or owned by another user. */
export type EditBlockReason = 'pending' | 'closed' | 'takedown' | 'foreign';

const blockReasonOf = (status: ListingStatus): EditBlockReason | null =>
  status === 'pending' || status === 'closed' || status === 'takedown' ? status : null;

/**
 * Editor of a supply or a purchase request: the form, the market price of its goods, and the state saved on the server.
 * Lives as long as its page.
 */
export class ListingEditorStore<Values extends ListingFormMeta, Own extends OwnListing, Body extends object> {
  /** Listing as saved on the server; null for a new one. */
  saved: Own | null = null;
  /** True when the submission was published without a review. */
  isPublishedDirectly = false;
  readonly form: FormStore<Values>;
  private readonly submission: Resource<Own, string>;

  /** @param id listing to edit; undefined for a new one */
  constructor(
    private readonly definition: ListingFormDefinition<Values, Own, Body>,
    private readonly api: ListingEditorApi<Own, Body>,
    readonly market: MarketHintStore,
    private readonly id: string | undefined
  ) {
    const { newRequestId, newUploads, restoreUploads } = api;
    this.form = new FormStore<Values>(definition, {
      load: () => this.load(),
      send: (values, requestId) => this.send(values, requestId),
      saveDraft: (values) => this.save(values).then(() => undefined),
      newRequestId,
      newUploads,
      restoreUploads
    });
    this.submission = new Resource((listingId) => api.get(listingId), { missingCodes: [] });
    makeAutoObservable<this, 'definition' | 'api' | 'id' | 'submission'>(
      this,
      {
        definition: false,
        api: false,
        id: false,
        form: false,
        market: false,
        submission: false,
        saved: observableRef
      },
      { autoBind: true }
    );
  }

  /** Submitted listing with its latest known status; null before submission. */
  get submitted(): Own | null {
    return this.submission.value;
  }

  get blockReason(): EditBlockReason | null {
    const { error } = this.form;
    if (isApiError(error, 'FORBIDDEN')) return 'foreign';
    return this.saved && blockReasonOf(this.saved.status);
  }

  /** True when leaving the page would lose changes. */
  get isUnsaved(): boolean {
    return this.form.isChanged && this.submitted === null;
  }

  /**
   * Updates the generated title and the market price when the goods change.
   * @returns the function that stops the updates
   */
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

  /**
   * Withdraws the listing from review to make it editable.
   * @throws ApiError of the call, such as CONFLICT once it was reviewed
   */
  async withdraw(): Promise<void> {
    if (!this.saved) return;
    await this.api.act({ id: this.saved.id, do: { action: 'withdraw' } });
    await this.form.load();
  }

  /**
   * Refreshes the status of the submitted listing.
   * @throws ApiError when the request fails; the last known status stays
   */
  async refreshStatus(): Promise<void> {
    if (this.submitted) await this.submission.loadOrThrow(this.submitted.id);
  }

  /** Saves a draft. Saving a new listing repeatedly creates one listing. */
  async save(values: Values): Promise<Own> {
    const requestId = values.requestId || (await this.api.newRequestId());
    this.patchValues({ requestId });
    const saved = await this.api.saveDraft({ ...this.definition.bodyOf(values), requestId });
    this.patchValues({ id: saved.id });
    runInAction(() => (this.saved = saved));
    return saved;
  }

  /**
   * Saves a new listing as a draft before submitting it: even when the submission fails, one listing with an id exists.
   */
  private async send(values: Values, requestId: string): Promise<void> {
    const id = values.id ?? (await this.save(values)).id;
    const body = { ...this.definition.bodyOf(values), id, requestId };
    await this.submission.showAnswer(() =>
      this.api.submit(body).catch((error: unknown) => this.recoverSubmission(id, error))
    );
    runInAction(() => (this.isPublishedDirectly = this.submitted?.status === 'published'));
  }

  /**
   * Recovers from a lost response: returns the saved listing when an earlier submission of a new one succeeded. Rejects
   * with the original error otherwise.
   */
  private async recoverSubmission(id: string, error: unknown): Promise<Own> {
    if (this.id !== undefined || !isApiError(error, 'CONFLICT')) throw error;
    const saved = await this.api.get(id);
    if (saved.status !== 'pending') throw error;
    return saved;
  }

  private async load(): Promise<LoadedForm<Values>> {
    if (this.id === undefined) {
      return { previous: await this.definition.newFormSnapshot(await this.api.newRequestId()), reasons: [] };
    }
    const saved = await this.api.get(this.id);
    const isRefused = saved.status === 'rejected' && saved.review !== null;
    const reasons = isRefused ? [{ field: '', text: saved.review?.reason ?? '' }] : [];
    return {
      previous: this.definition.toFormSnapshot(saved),
      reasons,
      isClosed: blockReasonOf(saved.status) !== null,
      apply: () => {
        this.saved = saved;
      }
    };
  }

  private patchValues(changes: Partial<ListingFormMeta>): void {
    this.form.prefill(changes as Partial<Values>);
  }
}
