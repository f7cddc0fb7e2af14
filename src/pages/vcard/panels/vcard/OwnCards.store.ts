import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Card, CardStats, OwnCards } from '@contract/card';
import type { OwnCardLevel } from '@contract/cardLevel';
import type { RadarSummary, RadarVisitor } from '@contract/cardVisit';
import type { Page } from '@contract/common';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

/** Visitors that the panel shows; the page of the radar shows all. */
const LATEST_VISITORS = 3;

export interface OwnCardsApi {
  getOwnCards(): Promise<OwnCards>;
  getOwnCardLevel(): Promise<OwnCardLevel>;
  getRadarSummary(card: { cardId?: string }): Promise<RadarSummary>;
  getRadarVisitors(query: { limit: number }): Promise<Page<RadarVisitor>>;
  setDefaultCard(id: string): Promise<null>;
  withdrawCard(id: string): Promise<null>;
  restoreCard(id: string): Promise<null>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** Whether higher levels are sold to this client. */
interface LevelOffer {
  /** Never rejects. */
  load(): Promise<void>;
}

/** Figures of the present day of one card. */
interface TodaysFigures {
  cardId: string;
  today: CardStats;
}

/** Figures and latest visitors of all cards of the user. */
export interface Radar {
  summary: RadarSummary;
  visitors: readonly RadarVisitor[];
}

/** The user's cards, the one in view, and who viewed them. Lives as long as the panel. */
export class OwnCardsStore {
  /** True while a change is running; further changes are ignored. */
  isBusy = false;
  readonly cards: Resource<OwnCards>;
  readonly level: Resource<OwnCardLevel>;
  readonly radar: Resource<Radar>;
  private readonly figures: Resource<TodaysFigures, string>;
  private readonly undoableRemoval = new UndoableRemoval<Card>();
  /** Id of the card in view; the first card while it is none of the user's. */
  private chosenId = '';
  /** False until all parts have arrived or failed: the panel appears as a whole, with one setData call. */
  private isSettled = false;

  constructor(
    private readonly api: OwnCardsApi,
    private readonly session: Session,
    private readonly offer: LevelOffer
  ) {
    this.cards = new Resource(() => api.getOwnCards(), { missingCodes: [] });
    this.level = new Resource(() => api.getOwnCardLevel());
    this.radar = new Resource(() => this.fetchRadar());
    this.figures = new Resource(async (cardId) => ({ cardId, today: (await api.getRadarSummary({ cardId })).today }));
    makeAutoObservable<this, 'api' | 'session' | 'offer' | 'figures' | 'undoableRemoval'>(
      this,
      {
        cards: false,
        level: false,
        radar: false,
        figures: false,
        undoableRemoval: false,
        api: false,
        session: false,
        offer: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads for the logged-in user, and reloads when the user changes.
   * @returns a function that stops this
   */
  start(): () => void {
    const stop = reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.reset();
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
    return () => {
      stop();
      this.undoableRemoval.clear();
    };
  }

  /** The default card first; empty until loaded. */
  get list(): readonly Card[] {
    return this.cards.value?.cards ?? [];
  }

  /** Index of the card in view. */
  get index(): number {
    return Math.max(
      0,
      this.list.findIndex(({ id }) => id === this.chosenId)
    );
  }

  /** The card in view; undefined for a user without a card. */
  get card(): Card | undefined {
    return this.list[this.index];
  }

  get maxCards(): number {
    return this.cards.value?.maxCards ?? 0;
  }

  get isFull(): boolean {
    return this.list.length >= this.maxCards;
  }

  /** `empty` for a user without a card. */
  get status(): ResourceStatus {
    const { value, status } = this.cards;
    if (value === null) return status;
    if (!this.isSettled) return 'loading';
    return value.cards.length === 0 ? 'empty' : 'ready';
  }

  /** Figures of the card in view of the present day; undefined until they are known. */
  get today(): CardStats | undefined {
    // Those of all cards are those of the only one.
    if (this.list.length === 1) return this.radar.value?.summary.today;
    const figures = this.figures.value;
    return figures?.cardId === this.card?.id ? figures?.today : undefined;
  }

  /** The last withdrawn card, while the withdrawal can be undone here. */
  get withdrawn(): Card | undefined {
    return this.undoableRemoval.removed;
  }

  /**
   * Loads all parts; does nothing for a visitor. Never rejects: a failure is in the `error` of its part, and what is shown
   * stays.
   */
  async load(): Promise<void> {
    if (!this.session.isLoggedIn) return;
    await Promise.all([this.loadCards(), this.level.load(), this.radar.load(), this.offer.load()]);
    runInAction(() => {
      this.isSettled = true;
    });
  }

  /** Shows another card. */
  select(index: number): void {
    this.chosenId = this.list[index]?.id ?? '';
    void this.loadFigures();
  }

  /**
   * Each change resolves to false when an earlier one is still running and nothing was done.
   * @throws ApiError of the call, like `withdraw` and `undo`
   */
  makeDefault({ id }: Card): Promise<boolean> {
    return this.runExclusive(() => this.api.setDefaultCard(id));
  }

  /** Withdraws a card; `undo` restores it. */
  async withdraw(card: Card): Promise<boolean> {
    const token = currentToken();
    const isWithdrawn = await this.runExclusive(() => this.api.withdrawCard(card.id));
    if (isWithdrawn) this.undoableRemoval.start(card, token);
    return isWithdrawn;
  }

  /** Restores the last withdrawn card and shows it. */
  async undo(): Promise<boolean> {
    const { withdrawn } = this;
    if (withdrawn === undefined) return false;
    return this.runExclusive(async () => {
      await this.api.restoreCard(withdrawn.id);
      runInAction(() => {
        if (this.withdrawn !== withdrawn) return;
        this.undoableRemoval.clear();
        this.chosenId = withdrawn.id;
      });
    });
  }

  /** Reloads after each change, because the server decides on default and order. */
  private async runExclusive(action: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await action();
      await this.load();
      return true;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private async fetchRadar(): Promise<Radar> {
    const [summary, { items }] = await Promise.all([
      this.api.getRadarSummary({}),
      this.api.getRadarVisitors({ limit: LATEST_VISITORS })
    ]);
    return { summary, visitors: items };
  }

  private async loadCards(): Promise<void> {
    await this.cards.load();
    await this.loadFigures();
  }

  private async loadFigures(): Promise<void> {
    if (this.card && this.list.length > 1) await this.figures.load(this.card.id);
  }

  private reset(): void {
    this.cards.clear();
    this.level.clear();
    this.radar.clear();
    this.figures.clear();
    this.undoableRemoval.clear();
    this.chosenId = '';
    this.isSettled = false;
  }
}
