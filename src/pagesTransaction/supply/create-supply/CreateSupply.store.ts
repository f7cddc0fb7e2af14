import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallData, CallInput } from '@contract';
import type { OwnSupply, SupplyBody } from '@contract/supply';
import { supplyCompletion } from '@rules/supplyCompletion';
import { FormStore, type FormPorts } from '@/components/form/Form.store';
import { ApiError } from '@/request/ApiError';
import type { MarketHintStore } from '../../MarketHint.store';
import { bodyOf, filledNew, filledOf, firstRow, supplyForm, type SupplyFormValues } from './supplyForm';
import { proposedTitle } from './proposedTitle';

export interface SupplyApi extends Pick<FormPorts<SupplyFormValues>, 'newRequestId' | 'newPhotos' | 'restorePhotos'> {
  getOwnSupply(id: string): Promise<OwnSupply>;
  getOwnContact(): Promise<CallData<'POST /api/front/supply/ownContact'>>;
  saveSupplyDraft(body: SupplyBody): Promise<OwnSupply>;
  submitSupply(body: SupplyBody): Promise<OwnSupply>;
  actOnSupply(body: CallInput<'POST /api/front/supply/act'>): Promise<unknown>;
}

/** Why a supply cannot be edited: it waits for its review, is over, or is somebody else's. */
export type Blocked = 'pending' | 'closed' | 'takedown' | 'foreign';

/** A supply while it is written: the form, what the market pays for it, and what the server has of it. */
export class CreateSupplyStore {
  /** As the server has it; null while it is new. */
  own: OwnSupply | null = null;
  /** What became of it when it was sent. */
  sent: OwnSupply | null = null;
  readonly form: FormStore<SupplyFormValues>;

  constructor(
    private readonly api: SupplyApi,
    readonly market: MarketHintStore,
    private readonly id: string | undefined
  ) {
    const { newRequestId, newPhotos, restorePhotos } = api;
    this.form = new FormStore<SupplyFormValues>(supplyForm, {
      load: () => this.load(),
      send: (values, requestId) => this.send(values, requestId),
      keep: (values) => this.save(values),
      newRequestId,
      newPhotos,
      restorePhotos
    });
    makeAutoObservable<this, 'api' | 'id'>(
      this,
      { api: false, id: false, form: false, market: false, own: observableRef, sent: observableRef },
      { autoBind: true }
    );
  }

  get blocked(): Blocked | null {
    const { error } = this.form;
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return 'foreign';
    const status = this.own?.status;
    return status === 'pending' || status === 'closed' || status === 'takedown' ? status : null;
  }

  /** A version of it stands in public, and stays there until another one is let through. */
  get isInPublic(): boolean {
    return this.own?.isListed === true || this.own?.status === 'published' || this.own?.status === 'paused';
  }

  get completeness(): number {
    return supplyCompletion(bodyOf(this.form.filled).fields).percent;
  }

  /** The row of the page where something is missing or wrong. */
  get firstGap(): string | undefined {
    const { form } = this;
    return firstRow((field) => form.problemOf(field) !== undefined || form.photos[field]?.problem !== undefined);
  }

  /** Keeps the proposed title and the market's price in step with the goods. Answers how to stop. */
  follow(): () => void {
    const { form } = this;
    const stops = [
      reaction(
        () => (form.values.isTitleOwn ? null : proposedTitle(form.values)),
        (title) => {
          if (title !== null) form.put({ title });
        }
      ),
      reaction(
        () => {
          const { varietyId, gradeName, originNames } = form.values;
          return { varietyId, gradeName, originNames };
        },
        (goods) => void this.market.follow(goods),
        { fireImmediately: true }
      )
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Takes it back from its review, so that it can be edited. Rejects with what the server did not do. */
  async withdraw(): Promise<void> {
    if (!this.own) return;
    await this.api.actOnSupply({ id: this.own.id, do: { action: 'withdraw' } });
    await this.form.load();
  }

  private async load() {
    if (this.id === undefined) {
      const [requestId, contact] = await Promise.all([this.api.newRequestId(), this.contact()]);
      return { before: filledNew({ requestId, ...contact }), reasons: [] };
    }
    const own = await this.api.getOwnSupply(this.id);
    runInAction(() => (this.own = own));
    const reasons = own.review === null ? [] : [{ field: '', text: own.review.reason }];
    return { before: filledOf(own), reasons };
  }

  /** Nobody has to wait for what can be typed. */
  private async contact(): Promise<Partial<SupplyFormValues>> {
    try {
      const { name, mobile } = await this.api.getOwnContact();
      return { contactName: name, contactMobile: mobile };
    } catch (error) {
      console.warn('the contact of a new supply was not loaded', error);
      return {};
    }
  }

  private async save(values: SupplyFormValues): Promise<OwnSupply> {
    const requestId = values.requestId || (await this.api.newRequestId());
    this.form.put({ requestId });
    const own = await this.api.saveSupplyDraft({ ...bodyOf(values), requestId });
    this.form.put({ id: own.id });
    runInAction(() => (this.own = own));
    return own;
  }

  /** A new one is kept first: whatever becomes of the rest, there is one supply with an id. */
  private async send(values: SupplyFormValues, requestId: string): Promise<void> {
    const id = values.id ?? (await this.save(values)).id;
    const body = { ...bodyOf(values), id, requestId };
    const sent = await this.api.submitSupply(body).catch((error: unknown) => this.sentBefore(id, error));
    runInAction(() => (this.sent = sent));
  }

  /** The server had a new one before, and its answer was lost on the way: how it stands. Rejects with the other errors. */
  private async sentBefore(id: string, error: unknown): Promise<OwnSupply> {
    if (this.id !== undefined || !(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    const own = await this.api.getOwnSupply(id);
    if (own.status !== 'pending') throw error;
    return own;
  }
}
