import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Flash } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';

/** Maximum number of price lines per flash. */
export const MAX_PRICE_TAGS = 2;
/** Maximum number of lines per request. */
const MAX_BATCH_SIZE = 50;

type GetPrices = (lineIds: string[]) => Promise<PriceLine[]>;

/**
 * Price lines for the tags of flashes, loaded in batches. Lives as long as its page. No `Resource`: it collects the
 * lines of many responses, of which a tag shows every user the same. The latest request of each line wins.
 */
export class FlashPricesStore {
  private readonly lines = observable.map<string, PriceLine>(undefined, { deep: false });
  private requestCount = 0;
  /** Number of the request that each shown line came with. */
  private readonly requestOf = new Map<string, number>();

  constructor(private readonly getFlashPrices: GetPrices) {
    makeAutoObservable<this, 'getFlashPrices' | 'requestCount' | 'requestOf'>(
      this,
      { getFlashPrices: false, requestCount: false, requestOf: false },
      { autoBind: true }
    );
  }

  priceOf(lineId: string): PriceLine | undefined {
    return this.lines.get(lineId);
  }

  /**
   * Counts a request whose answer contains prices, such as a page of the timeline.
   * @returns the function that stores them, except for lines that a later request has answered
   */
  startRequest(): (lines: readonly PriceLine[]) => void {
    this.requestCount += 1;
    const request = this.requestCount;
    return (lines) =>
      runInAction(() => {
        for (const line of lines) {
          if ((this.requestOf.get(line.id) ?? 0) > request) continue;
          this.requestOf.set(line.id, request);
          this.lines.set(line.id, line);
        }
      });
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
    const setPrices = this.startRequest();
    try {
      setPrices(await this.getFlashPrices(lineIds.slice(0, MAX_BATCH_SIZE)));
    } catch (error) {
      console.warn('the prices were not loaded', error);
    }
  }
}
