import { makeAutoObservable } from 'mobx';
import type { OwnCards } from '@contract/card';
import type { RadarSummary, RadarVisitor } from '@contract/cardVisit';
import type { Page } from '@contract/common';
import { DAY_MS } from '@rules/duration';
import { MyListStore, type WindowQuery } from '@/request/MyList.store';
import type { PagedList } from '@/request/PagedList';

/** Days of the visits that the radar can show. */
export const radarSpans = [7, 30, 90] as const;
export type RadarSpan = (typeof radarSpans)[number];

interface RadarApi {
  getRadarSummary(card: { cardId?: string }): Promise<RadarSummary>;
  getRadarVisitors(query: WindowQuery): Promise<Page<RadarVisitor>>;
  getOwnCards(): Promise<OwnCards>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** Whether higher levels are sold to this client. */
interface LevelOffer {
  /** Never rejects. */
  load(): Promise<void>;
}

/** Figures of all cards of the user, and the cards that visitors came to. */
interface RadarContext extends RadarSummary {
  cards: OwnCards['cards'];
}

/** All visitors of the user's cards that the user may see, the latest first. Lives as long as the page. */
export class RadarStore {
  readonly visitors: MyListStore<RadarVisitor, RadarContext>;
  private chosenSpan: RadarSpan | undefined = undefined;

  constructor(
    private readonly api: RadarApi,
    session: Session,
    private readonly offer: LevelOffer
  ) {
    const createLoader = () => {
      const sinceMs = this.chosenSpan === undefined ? 0 : Date.now() - this.chosenSpan * DAY_MS;
      return (window: WindowQuery) => this.fetchSince(sinceMs, window);
    };
    this.visitors = new MyListStore({ createLoader, loadCounts: () => this.fetchContext() }, session);
    makeAutoObservable<this, 'api' | 'offer'>(this, { visitors: false, api: false, offer: false }, { autoBind: true });
  }

  /**
   * Loads for the logged-in user, and reloads when the user changes.
   * @returns a function that stops this
   */
  start(): () => void {
    return this.visitors.start(this.reset);
  }

  /** Null until loaded; the list works without. */
  get context(): RadarContext | null {
    return this.visitors.counts;
  }

  get list(): PagedList<RadarVisitor> {
    return this.visitors.shown;
  }

  /** Days that are shown: at first all that the user may see. */
  get span(): RadarSpan {
    const windowDays = this.context?.windowDays ?? 0;
    const widest = radarSpans.reduce<RadarSpan>((found, span) => (span <= windowDays ? span : found), radarSpans[0]);
    return this.chosenSpan ?? widest;
  }

  /** Never rejects: a failure is in `list.error`. */
  refresh(): Promise<void> {
    return this.visitors.refresh();
  }

  /** Shows fewer or more days; the previous rows stay until the new ones are loaded. */
  select(span: RadarSpan): void {
    if (span === this.span) return;
    this.chosenSpan = span;
    void this.visitors.switch();
  }

  private async fetchContext(): Promise<RadarContext> {
    const { api, offer } = this;
    const [summary, { cards }] = await Promise.all([api.getRadarSummary({}), api.getOwnCards(), offer.load()]);
    return { ...summary, cards };
  }

  /** The server sends the latest first, so the first older visitor ends the list. */
  private async fetchSince(sinceMs: number, window: WindowQuery): Promise<Page<RadarVisitor>> {
    const { items, nextCursor } = await this.api.getRadarVisitors(window);
    const shown = items.filter(({ lastAtMs }) => lastAtMs >= sinceMs);
    return { items: shown, nextCursor: shown.length < items.length ? null : nextCursor };
  }

  private reset(): void {
    this.chosenSpan = undefined;
  }
}
