import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import type { OwnSupply, SupplyBody } from '@contract/ownSupply';
import { supplyCompletion } from '@rules/supplyCompletion';
import { type ListingEditorApi, ListingEditorStore } from '../../ListingEditor.store';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import {
  bodyOf,
  firstInvalidField,
  newFormSnapshot,
  supplyForm,
  type SupplyFormValues,
  toFormSnapshot
} from './supplyForm';

export interface CreateSupplyApi extends ListingEditorApi<OwnSupply, SupplyBody> {
  getOwnContact(): Promise<CallData<'POST /api/front/supply/ownContact'>>;
}

/** Editor of a supply. Lives as long as its page. */
export class CreateSupplyStore {
  readonly editor: ListingEditorStore<SupplyFormValues, OwnSupply, SupplyBody>;

  constructor(
    private readonly api: CreateSupplyApi,
    readonly market: MarketHintStore,
    id: string | undefined,
    session: { readonly user: { company: unknown } | null }
  ) {
    const definition = {
      ...supplyForm,
      bodyOf,
      toFormSnapshot,
      proposedTitle,
      newFormSnapshot: async (requestId: string) =>
        newFormSnapshot({ requestId, asCompany: Boolean(session.user?.company), ...(await this.loadContact()) }),
      pricedGoods: ({ varietyId, gradeName, originNames }: SupplyFormValues) => ({ varietyId, gradeName, originNames })
    };
    this.editor = new ListingEditorStore<SupplyFormValues, OwnSupply, SupplyBody>(definition, api, market, id);
    makeAutoObservable<this, 'api'>(this, { editor: false, market: false, api: false });
  }

  get form() {
    return this.editor.form;
  }

  /** True while a version is public; it stays public until a new one is approved. */
  get isPublic(): boolean {
    const { saved } = this.editor;
    return saved?.isListed === true || saved?.status === 'published' || saved?.status === 'paused';
  }

  get completeness(): number {
    return supplyCompletion(bodyOf(this.form.filledValues).fields).percent;
  }

  /** Row of the first invalid field on the page; undefined when all are valid. */
  get firstInvalidField(): string | undefined {
    return firstInvalidField(this.form.hasError);
  }

  /** Loads the default contact. On failure the fields stay empty, because the user can enter them. */
  private async loadContact(): Promise<Partial<SupplyFormValues>> {
    try {
      const { name, mobile } = await this.api.getOwnContact();
      return { contactName: name, contactMobile: mobile };
    } catch (error) {
      console.warn('the contact of a new supply was not loaded', error);
      return {};
    }
  }
}
