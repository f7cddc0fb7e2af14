import { observable, reaction } from 'mobx';
import type { PriceLine } from '@contract/priceLine';
import type { PriceUnit } from '@/lib/priceUnit';
import { makePersistent } from './persist';
import { user } from './user';

/** Shared state of pages with price lines: unit, markets, and lines followed since. Lives as long as the app. */
export class MarketStore {
  unit: PriceUnit = 'kg';
  /** The markets whose prices were looked at last; none for all. At first the one that all others go by. */
  marketIds: readonly string[] = ['yulin'];
  /** Lines that were followed or left since the app started; what was loaded before may say otherwise. */
  private readonly follows = observable.map<string, boolean>();

  /** Counts the changes, so that a list of followed lines knows that it is out of date. */
  followChanges = 0;

  constructor() {
    makePersistent<MarketStore>(this, ['unit', 'marketIds']);
  }

  isFollowed({ id, isFollowed }: Pick<PriceLine, 'id' | 'isFollowed'>): boolean {
    return this.follows.get(id) ?? isFollowed;
  }

  /** @returns a function that takes the change back, and does nothing once another user is logged in */
  setFollowed(lineId: string, isFollowed: boolean): () => void {
    this.follows.set(lineId, isFollowed);
    this.followChanges += 1;
    const { token } = user;
    return () => {
      if (user.token === token) this.setFollowed(lineId, !isFollowed);
    };
  }

  setUnit(unit: PriceUnit): void {
    this.unit = unit;
  }

  setMarkets(ids: readonly string[]): void {
    this.marketIds = ids;
  }

  /** Another person follows other lines. */
  clearFollows(): void {
    this.follows.clear();
  }
}

export const market = new MarketStore();

reaction(
  () => user.token,
  () => market.clearFollows()
);
