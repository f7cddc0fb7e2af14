import { makeAutoObservable, observable } from 'mobx';
import type { Flash } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';

/** A flash shows at most so many price lines. */
export const MAX_PRICE_TAGS = 2;
/** What one call for prices takes. */
const MAX_BATCH_SIZE = 50;

type GetPrices = (lineIds: string[]) => Promise<PriceLine[]>;

/** The price lines that the tags of flashes show, asked for in batches. Lives as long as its page. */
export class FlashPricesStore {
  private readonly lines = observable.map<string, PriceLine>(undefined, { deep: false });

  constructor(private readonly getFlashPrices: GetPrices) {
    makeAutoObservable<this, 'getFlashPrices'>(this, { getFlashPrices: false }, { autoBind: true });
  }

  priceOf(lineId: string): PriceLine | undefined {
    return this.lines.get(lineId);
  }

  /** What a window of the timeline says of its prices. */
  setPrices(lines: readonly PriceLine[]): void {
    lines.forEach((line) => this.lines.set(line.id, line));
  }

  /** Loads what the tags of these flashes need and nobody has asked for. Never rejects: a tag without price is left out. */
  async loadFor(flashes: readonly Flash[]): Promise<void> {
    const wanted = new Set(flashes.flatMap(({ lineIds }) => lineIds.slice(0, MAX_PRICE_TAGS)));
    await this.load([...wanted].filter((id) => !this.lines.has(id)));
  }

  /** Asks anew for all that is known. Never rejects. */
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
