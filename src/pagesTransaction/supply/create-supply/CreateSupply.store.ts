import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import type { OwnSupply, SupplyBody } from '@contract/ownSupply';
import { supplyCompletion } from '@rules/supplyCompletion';
import { ListingWriting, type ListingApi } from '../../ListingWriting.store';
import type { MarketHintStore } from '../../MarketHint.store';
import { proposedTitle } from './proposedTitle';
import { bodyOf, filledNew, filledOf, firstRow, supplyForm, type SupplyFormValues } from './supplyForm';

export interface SupplyApi extends ListingApi<SupplyFormValues, OwnSupply, SupplyBody> {
  getOwnContact(): Promise<CallData<'POST /api/front/supply/ownContact'>>;
}

/** A supply while it is written. Lives as long as its page. */
export class CreateSupplyStore {
  readonly writing: ListingWriting<SupplyFormValues, OwnSupply, SupplyBody>;

  constructor(
    private readonly api: SupplyApi,
    readonly market: MarketHintStore,
    id: string | undefined,
    session: { readonly user: { company: unknown } | null }
  ) {
    const kind = {
      ...supplyForm,
      bodyOf,
      filledOf,
      proposedTitle,
      filledNew: async (requestId: string) =>
        filledNew({ requestId, asCompany: Boolean(session.user?.company), ...(await this.contact()) }),
      pricedGoods: ({ varietyId, gradeName, originNames }: SupplyFormValues) => ({ varietyId, gradeName, originNames })
    };
    this.writing = new ListingWriting<SupplyFormValues, OwnSupply, SupplyBody>(kind, api, market, id);
    makeAutoObservable<this, 'api'>(this, { writing: false, market: false, api: false });
  }

  get form() {
    return this.writing.form;
  }

  /** A version of it stands in public, and stays there until another one is let through. */
  get isInPublic(): boolean {
    const { own } = this.writing;
    return own?.isListed === true || own?.status === 'published' || own?.status === 'paused';
  }

  get completeness(): number {
    return supplyCompletion(bodyOf(this.form.filled).fields).percent;
  }

  /** The row of the page where something is missing or wrong. */
  get firstGap(): string | undefined {
    return firstRow(this.form.isWrong);
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
}
