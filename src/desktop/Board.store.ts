import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { Flash, FlashChange } from '@contract/flash';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { Resource } from '@/request/Resource';

/** Newest flashes, and the cursor from which live updates continue. */
interface FlashWindow {
  items: readonly Flash[];
  liveCursor: string;
}

interface BoardApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
  listFlashes(query: { limit: number }): Promise<FlashWindow>;
  /** Delivers flash changes after a cursor until the returned function is called. */
  followFlashes(cursor: string, onChanges: (changes: FlashChange[]) => void): () => unknown;
}

const RISING = 3;
const FALLING = 2;
const FLASHES = 4;

/**
 * Content of the right pane: the largest price changes of the day, and the newest flashes, which follow the live updates.
 * Lives with the pane; `dispose` ends the updates.
 */
export class BoardStore {
  private readonly linesResource: Resource<readonly PriceLine[]>;
  private readonly flashWindow: Resource<FlashWindow>;
  /** Ends the live updates; undefined before they begin. */
  private stopFollowing: (() => unknown) | undefined;

  constructor(private readonly api: BoardApi) {
    this.linesResource = new Resource(() => this.fetchLines(), { audience: 'everyone' });
    this.flashWindow = new Resource(() => api.listFlashes({ limit: FLASHES }), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'linesResource' | 'flashWindow' | 'stopFollowing'>(
      this,
      { api: false, linesResource: false, flashWindow: false, stopFollowing: false },
      { autoBind: true }
    );
  }

  /** From the greatest rise down to the greatest fall of the day. */
  get lines(): readonly PriceLine[] {
    return this.linesResource.value ?? [];
  }

  /** Newest first. */
  get flashes(): readonly Flash[] {
    return this.flashWindow.value?.items ?? [];
  }

  /**
   * Loads the price changes, and the flashes unless they are live already. Never rejects: a failure is only logged, and
   * the shown content stays.
   */
  async load(): Promise<void> {
    await Promise.all([this.linesResource.load(), this.stopFollowing ? undefined : this.loadFlashes()]);
    const error = this.linesResource.error ?? this.flashWindow.error;
    if (error !== undefined) console.warn('the board was not refreshed', error);
  }

  dispose(): void {
    this.flashWindow.cancel();
    this.stopFollowing?.();
    this.stopFollowing = undefined;
  }

  private async loadFlashes(): Promise<void> {
    if (!(await this.flashWindow.load())) return;
    const { liveCursor = '' } = this.flashWindow.value ?? {};
    this.stopFollowing = this.api.followFlashes(liveCursor, this.applyChanges);
  }

  /** Idempotent: changes may be delivered again. */
  private applyChanges(changes: readonly FlashChange[]): void {
    let items = this.flashes;
    for (const change of changes) {
      const changedId = change.kind === 'published' ? change.flash.id : change.id;
      const others = items.filter(({ id }) => id !== changedId);
      items = change.kind === 'published' ? [change.flash, ...others].slice(0, FLASHES) : others;
    }
    this.flashWindow.change({ items });
  }

  private async fetchLines(): Promise<PriceLine[]> {
    const [rising, falling] = await Promise.all([
      this.api.listPriceLines({ sort: 'rise', move: 'up', span: 'day', limit: RISING }),
      this.api.listPriceLines({ sort: 'fall', move: 'down', span: 'day', limit: FALLING })
    ]);
    return [...rising.items, ...falling.items.reverse()];
  }
}
