import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { Flash } from '@contract/flash';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { listFlashes } from '@/api/flash';
import { listPriceLines } from '@/api/market';

interface BoardApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  listFlashes(query: { limit: number }): Promise<Page<Flash>>;
}

const RISING = 3;
const FALLING = 2;
const FLASHES = 4;

/** What the pane at the right shows: who rose and fell most today, and the newest flashes. Lives with the pane. */
export class BoardStore {
  lines: readonly PriceLine[] = [];
  flashes: readonly Flash[] = [];

  constructor(private readonly api: BoardApi = { listPriceLines, listFlashes }) {
    makeAutoObservable<this, 'api'>(
      this,
      { lines: observableRef, flashes: observableRef, api: false },
      { autoBind: true }
    );
  }

  /** Reads anew. Never rejects; what could not be read stays as it was. */
  async load(): Promise<void> {
    try {
      const [rising, falling, flashes] = await Promise.all([
        this.api.listPriceLines({ sort: 'rise', move: 'up', span: 'day', limit: RISING }),
        this.api.listPriceLines({ sort: 'fall', move: 'down', span: 'day', limit: FALLING }),
        this.api.listFlashes({ limit: FLASHES })
      ]);
      runInAction(() => {
        // From the greatest rise down to the greatest fall.
        this.lines = [...rising.items, ...falling.items.reverse()];
        this.flashes = flashes.items;
      });
    } catch (error) {
      console.warn('the board was not refreshed', error);
    }
  }
}
