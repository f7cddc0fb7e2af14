import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import type { OwnSupply, SupplyBody } from '@contract/ownSupply';
import { supplyCompletion } from '@rules/supplyCompletion';
import { ListingEditorStore, type ListingEditorApi } from '../../ListingEditor.store';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import {
  bodyOf,
  newFormSnapshot,
  toFormSnapshot,
  firstInvalidField,
  supplyForm,
  type SupplyFormValues
} from './supplyForm';

export interface CreateSupplyApi extends ListingEditorApi<SupplyFormValues, OwnSupply, SupplyBody> {
  getOwnContact(): Promise<CallData<'POST /api/front/supply/ownContact'>>;
}

/** A supply while it is written. Lives as long as its page. */
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

  /** A version of it stands in public, and stays there until another one is let through. */
  get isPublic(): boolean {
    const { saved } = this.editor;
    return saved?.isListed === true || saved?.status === 'published' || saved?.status === 'paused';
  }

  get completeness(): number {
    return supplyCompletion(bodyOf(this.form.filledValues).fields).percent;
  }

  /** The row of the page where something is missing or wrong. */
  get firstInvalidField(): string | undefined {
    return firstInvalidField(this.form.hasError);
  }

  /** Nobody has to wait for what can be typed. */
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
