import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import type { SupplyTerms } from '@contract/supplyFields';
import { type SupplyTermField, supplyTermProblems } from '@rules/supply';
import { isApiError } from '@/lib/ApiError';
import type { EditableTerms } from './ownSupply';

export type TermsProblem = SupplyTermField | 'belowMoq';

type Values = Pick<SupplyTerms, 'fen' | 'highFen' | 'tiers' | 'stockGrams'>;

/** Form for price and stock of one supply. Lives as long as its sheet is open. */
export class TermsFormStore {
  values: Values;
  isSaving = false;
  private hasTried = false;
  private serverErrors: Partial<Record<string, string>> = {};

  constructor(
    readonly supply: EditableTerms,
    private readonly changeTerms: (terms: SupplyTerms) => Promise<OwnSupplyBrief>
  ) {
    const { fen, highFen, tiers, stockGrams } = supply;
    this.values = { fen, highFen, tiers: tiers.map((tier) => ({ ...tier })), stockGrams };
    makeAutoObservable<this, 'changeTerms' | 'serverErrors'>(
      this,
      { supply: false, changeTerms: false, serverErrors: observableRef },
      { autoBind: true }
    );
  }

  set(changes: Partial<Values>): void {
    Object.assign(this.values, changes);
    this.serverErrors = {};
  }

  setTierFen(index: number, fen: number | null): void {
    const tier = this.values.tiers[index];
    // An empty input becomes a price that fails validation.
    if (tier) tier.fen = fen ?? 0;
    this.serverErrors = {};
  }

  /** Returns the problem of a field after the first attempt to save; undefined when it is valid. */
  problemOf(field: SupplyTermField): TermsProblem | undefined {
    if (field === 'stockGrams' && this.serverErrors.stockGrams === 'belowMoq') return 'belowMoq';
    const isWrong = this.serverErrors[field] !== undefined || (this.hasTried && this.problems[field] !== undefined);
    return isWrong ? field : undefined;
  }

  /**
   * Saves the terms. Resolves to the changed supply, or to undefined when a field is invalid; rejects with any other
   * error.
   */
  async save(): Promise<OwnSupplyBrief | undefined> {
    this.hasTried = true;
    if (this.isSaving || Object.keys(this.problems).length > 0) return undefined;
    this.isSaving = true;
    try {
      const { id, priceMode } = this.supply;
      const { tiers, ...values } = this.values;
      return await this.changeTerms({ id, priceMode, ...values, tiers: tiers.map((tier) => ({ ...tier })) });
    } catch (error) {
      const fields = isApiError(error, 'VALIDATION') ? error.data?.fields : undefined;
      if (!fields) throw error;
      runInAction(() => (this.serverErrors = fields));
      return undefined;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }

  private get problems() {
    return supplyTermProblems({ ...this.values, priceMode: this.supply.priceMode });
  }
}
