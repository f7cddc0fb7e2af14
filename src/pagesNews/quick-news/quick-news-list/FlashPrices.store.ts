import { makeAutoObservable, observable } from 'mobx';
import type { Flash } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';

/** Maximum number of price lines per flash. */
export const MAX_PRICE_TAGS = 2;
/** Maximum number of lines per request. */
const MAX_BATCH_SIZE = 50;

type GetPrices = (lineIds: string[]) => Promise<PriceLine[]>;

/**
 * Price lines for the tags of flashes, loaded in batches. Lives as long as its page. No `Resource`: it collects the
 * lines of many responses, of which a tag shows every user the same.
 */
export class FlashPricesStore {
  private readonly lines = observable.map<string, PriceLine>(undefined, { deep: false });

  constructor(private readonly getFlashPrices: GetPrices) {
    makeAutoObservable<this, 'getFlashPrices'>(this, { getFlashPrices: false }, { autoBind: true });
  }

  priceOf(lineId: string): PriceLine | undefined {
    return this.lines.get(lineId);
  }

  /** Stores the prices that a page of the timeline contains. */
  setPrices(lines: readonly PriceLine[]): void {
    lines.forEach((line) => this.lines.set(line.id, line));
  }

  /** Loads the missing prices for these flashes. Never rejects: a tag without a price is omitted. */
  async loadFor(flashes: readonly Flash[]): Promise<void> {
    const wanted = new Set(flashes.flatMap(({ lineIds }) => lineIds.slice(0, MAX_PRICE_TAGS)));
    await this.load([...wanted].filter((id) => !this.lines.has(id)));
  }

  /** Reloads all known prices. Never rejects. */
  refresh(): Promise<void> {
    return this.load([...this.lines.keys()]);
  }

  private async load(lineIds: string[]): Promise<void> {
    if (lineIds.length === 0) return;
    try {
      const lines = await this.getFlashPrices(lineIds.slice(0, MAX_BATCH_SIZE));
      this.setPrices(lines);
    } catch (error) {
      console.warn('the prices were not loaded', error);
    }
  }
}
