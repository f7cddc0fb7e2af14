import { makeAutoObservable } from 'mobx';
import type { Flash } from '@contract/flash';
import { PagedList, type ListWindow } from '@/lib/PagedList';
import { dateOf } from '@/lib/time';

/** Characters that surely fit into the three lines of a folded flash. */
const FOLD_CHARACTERS = 54;

/** Flashes that come at once: two screens of folded ones. */
const WINDOW = 20;

interface FlashApi {
  listFlashes(query: { cursor?: string; limit: number }): Promise<ListWindow<Flash>>;
}

/** The flashes, newest first, and which of them are unfolded. Lives as long as its page. */
export class QuickNewsListStore {
  readonly flashes: PagedList<Flash>;
  private readonly unfolded = new Set<string>();

  constructor(api: FlashApi) {
    this.flashes = new PagedList((cursor) => api.listFlashes({ cursor, limit: WINDOW }));
    makeAutoObservable(this, { flashes: false }, { autoBind: true });
  }

  /** How many flashes a day (YYYY-MM-DD) has; null while more of the day may follow. */
  countOf(date: string): number | null {
    const { items, hasMore } = this.flashes;
    const last = items[items.length - 1];
    if (hasMore && last && dateOf(last.publishedAtMs) === date) return null;
    return items.filter(({ publishedAtMs }) => dateOf(publishedAtMs) === date).length;
  }

  /** Does the flash at this place of the list begin a new day? */
  beginsDay(index: number): boolean {
    const [before, flash] = [this.flashes.items[index - 1], this.flashes.items[index]];
    return !before || !flash || dateOf(before.publishedAtMs) !== dateOf(flash.publishedAtMs);
  }

  isLong(flash: Flash): boolean {
    return flash.content.length > FOLD_CHARACTERS;
  }

  isUnfolded(id: string): boolean {
    return this.unfolded.has(id);
  }

  toggle(id: string): void {
    if (!this.unfolded.delete(id)) this.unfolded.add(id);
  }
}
