import type { SupplyTerms } from '@contract/supplyFields';
import { type SupplyTermField, supplyTermProblems } from '@rules/supply';
import { FormStore } from '@/components/form/Form.store';
import type { EditableTerms } from './ownSupply';

export type TermsProblem = SupplyTermField | 'belowMoq';

type Values = Pick<SupplyTerms, 'fen' | 'highFen' | 'tiers' | 'stockGrams'>;

/** Form for price and stock of one supply. Lives as long as its sheet is open. */
export class TermsFormStore {
  readonly form: FormStore<Values>;

  constructor(
    readonly supply: EditableTerms,
    changeTerms: (terms: SupplyTerms) => Promise<unknown>
  ) {
    const { id, priceMode, fen, highFen, tiers, stockGrams } = supply;
    // The form begins with the present terms, and is shown without a load.
    const presentTerms = () => ({ fen, highFen, tiers: [...tiers], stockGrams });
    this.form = new FormStore<Values>(
      { empty: presentTerms, problems: (values) => supplyTermProblems({ ...values, priceMode }) },
      {
        load: () => Promise.resolve({ previous: { values: presentTerms(), photos: {} }, reasons: [] }),
        send: ({ tiers: changed, ...values }) =>
          changeTerms({ id, priceMode, ...values, tiers: changed.map((tier) => ({ ...tier })) })
      }
    );
  }

  /** Sets the price of a tier. An empty input becomes a price that fails validation. */
  setTierFen(index: number, fen: number | null): void {
    const { tiers } = this.form.values;
    this.form.set({ tiers: tiers.map((tier, at) => (at === index ? { ...tier, fen: fen ?? 0 } : tier)) });
  }

  /** Returns the problem to show for a field, after the first attempt to save; undefined when it is valid. */
  problemOf(field: SupplyTermField): TermsProblem | undefined {
    const problem = this.form.problemOf(field);
    if (problem === undefined) return undefined;
    return problem === 'belowMoq' ? problem : field;
  }
}
