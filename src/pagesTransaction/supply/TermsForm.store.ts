import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import type { SupplyTerms } from '@contract/supplyFields';
import { supplyTermProblems, type SupplyTermField } from '@rules/supply';
import { ApiError } from '@/request/ApiError';
import type { EditableTerms } from './ownSupply';

export type TermsProblem = SupplyTermField | 'belowMoq';

type Values = Pick<SupplyTerms, 'fen' | 'highFen' | 'tiers' | 'stockGrams'>;

/** Price and stock of one supply while they are changed. Lives as long as its sheet is open. */
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
    // Nothing typed is a price that the rule refuses.
    if (tier) tier.fen = fen ?? 0;
    this.serverErrors = {};
  }

  /** What is wrong with a field once it was to be saved. */
  problemOf(field: SupplyTermField): TermsProblem | undefined {
    if (field === 'stockGrams' && this.serverErrors.stockGrams === 'belowMoq') return 'belowMoq';
    const isWrong = this.serverErrors[field] !== undefined || (this.hasTried && this.problems[field] !== undefined);
    return isWrong ? field : undefined;
  }

  /** Answers the changed supply; undefined when a field is wrong. Rejects with any other reason. */
  async save(): Promise<OwnSupplyBrief | undefined> {
    this.hasTried = true;
    if (this.isSaving || Object.keys(this.problems).length > 0) return undefined;
    this.isSaving = true;
    try {
      const { id, priceMode } = this.supply;
      const { tiers, ...values } = this.values;
      return await this.changeTerms({ id, priceMode, ...values, tiers: tiers.map((tier) => ({ ...tier })) });
    } catch (error) {
      const fields = error instanceof ApiError && error.code === 'VALIDATION' ? error.data?.fields : undefined;
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
