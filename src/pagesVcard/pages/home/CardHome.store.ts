import { makeAutoObservable, runInAction } from 'mobx';
import type { PhoneVisibility } from '@contract/account';
import type { Card, OwnCards } from '@contract/card';
import type { OwnCardLevel } from '@contract/cardLevel';
import type { RadarSummary } from '@contract/cardVisit';
import type { HolderSummary } from '@contract/holder';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

export interface CardHomeApi {
  getOwnCards(): Promise<OwnCards>;
  getOwnCardLevel(): Promise<OwnCardLevel>;
  getRadarSummary(): Promise<RadarSummary>;
  getHolderSummary(): Promise<HolderSummary>;
  getPhoneVisibility(): Promise<PhoneVisibility>;
  setDefaultCard(id: string): Promise<unknown>;
  withdrawCard(id: string): Promise<unknown>;
  restoreCard(id: string): Promise<unknown>;
}

/** Whether levels are sold to this client. */
interface LevelOffer {
  readonly isOffered: boolean;
  /** Never rejects. */
  load(): Promise<void>;
}

/** Content of the page. Null is what could not be loaded; the cards can be used without it. */
interface CardHomeData {
  own: OwnCards;
  level: OwnCardLevel | null;
  radar: RadarSummary | null;
  /** Requests for an exchange that wait for the user's answer. */
  requests: number | null;
  /** Viewers of the account's number, for the form of the first card. */
  phoneVisibility: PhoneVisibility | null;
}

/** The user's cards with their surroundings. Lives as long as its page. */
export class CardHomeStore {
  readonly home: Resource<CardHomeData>;
  private isBusy = false;
  private readonly undoableRemoval = new UndoableRemoval<Card>();

  constructor(
    private readonly api: CardHomeApi,
    private readonly offer: LevelOffer
  ) {
    this.home = new Resource(() => this.fetch(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'offer' | 'undoableRemoval'>(
      this,
      { home: false, api: false, offer: false, undoableRemoval: false },
      { autoBind: true }
    );
  }

  get own(): OwnCards | null {
    return this.home.value?.own ?? null;
  }

  /** The default card; undefined without a card. */
  get card(): Card | undefined {
    return this.own?.cards[0];
  }

  get hasSeveral(): boolean {
    return this.own !== null && this.own.cards.length > 1;
  }

  /** The last withdrawn card, while the withdrawal can be undone here. */
  get withdrawn(): Card | undefined {
    return this.undoableRemoval.removed;
  }

  get canAdd(): boolean {
    return this.own !== null && this.own.cards.length < this.own.maxCards;
  }

  /** True when a higher level is sold to this client. */
  get canUpgrade(): boolean {
    const level = this.home.value?.level ?? null;
    return this.offer.isOffered && level !== null && level.level !== 'enterprise';
  }

  /** Never rejects: a failure is in `home.error`. */
  load(): Promise<boolean> {
    return this.home.load();
  }

  /**
   * Each change resolves to false when an earlier one is still running and nothing was done.
   * @throws ApiError of the call, like `withdraw` and `undo`
   */
  makeDefault(id: string): Promise<boolean> {
    return this.runExclusive(() => this.api.setDefaultCard(id));
  }

  /** Withdraws a card; `undo` restores it. */
  async withdraw(card: Card): Promise<boolean> {
    const token = currentToken();
    const isWithdrawn = await this.runExclusive(() => this.api.withdrawCard(card.id));
    if (isWithdrawn) this.undoableRemoval.start(card, token);
    return isWithdrawn;
  }

  /** Restores the last withdrawn card. */
  async undo(): Promise<boolean> {
    const { withdrawn } = this;
    if (withdrawn === undefined) return false;
    const isRestored = await this.runExclusive(() => this.api.restoreCard(withdrawn.id));
    if (isRestored && this.withdrawn === withdrawn) this.undoableRemoval.clear();
    return isRestored;
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
      runInAction(() => (this.isBusy = false));
    }
  }

  private async fetch(): Promise<CardHomeData> {
    const { api, offer } = this;
    const [{ own, phoneVisibility }, level, radar, holder] = await Promise.all([
      this.fetchCards(),
      optional(api.getOwnCardLevel()),
      optional(api.getRadarSummary()),
      optional(api.getHolderSummary()),
      offer.load()
    ]);
    return { own, level, radar, requests: holder?.requests ?? null, phoneVisibility };
  }

  /** The form of the first card is drawn once, when it has all that it begins with. */
  private async fetchCards(): Promise<Pick<CardHomeData, 'own' | 'phoneVisibility'>> {
    const own = await this.api.getOwnCards();
    const isFirst = own.cards.length === 0;
    return { own, phoneVisibility: isFirst ? await optional(this.api.getPhoneVisibility()) : null };
  }
}

/** Resolves to null when the value could not be loaded. */
async function optional<T>(value: Promise<T>): Promise<T | null> {
  try {
    return await value;
  } catch (error) {
    console.warn('a part of the card home was not loaded', error);
    return null;
  }
}
