import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { Flash } from '@contract/flash';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { listFlashes } from '@/api/flash';
import { listPriceLines } from '@/api/market';
import { Resource } from '@/request/Resource';

interface BoardApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  listFlashes(query: { limit: number }): Promise<Page<Flash>>;
}

const RISING = 3;
const FALLING = 2;
const FLASHES = 4;

interface Board {
  /** From the greatest rise down to the greatest fall of the day. */
  lines: readonly PriceLine[];
  /** Newest first. */
  flashes: readonly Flash[];
}

/** Content of the right pane: the largest price changes of the day and the newest flashes. Lives with the pane. */
export class BoardStore {
  private readonly board: Resource<Board>;

  constructor(private readonly api: BoardApi = { listPriceLines, listFlashes }) {
    this.board = new Resource(() => this.fetchBoard(), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'board'>(this, { api: false, board: false }, { autoBind: true });
  }

  get lines(): readonly PriceLine[] {
    return this.board.value?.lines ?? [];
  }

  get flashes(): readonly Flash[] {
    return this.board.value?.flashes ?? [];
  }

  /** Never rejects: a failure is only logged, and the shown content stays. */
  async load(): Promise<void> {
    await this.board.load();
    if (this.board.error !== undefined) console.warn('the board was not refreshed', this.board.error);
  }

  private async fetchBoard(): Promise<Board> {
    const [rising, falling, flashes] = await Promise.all([
      this.api.listPriceLines({ sort: 'rise', move: 'up', span: 'day', limit: RISING }),
      this.api.listPriceLines({ sort: 'fall', move: 'down', span: 'day', limit: FALLING }),
      this.api.listFlashes({ limit: FLASHES })
    ]);
    return { lines: [...rising.items, ...falling.items.reverse()], flashes: flashes.items };
  }
}
