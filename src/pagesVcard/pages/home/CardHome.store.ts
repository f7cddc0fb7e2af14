import { makeAutoObservable, runInAction } from 'mobx';
import type { Card, OwnCards } from '@contract/card';
import type { OwnCardLevel } from '@contract/cardLevel';
import type { RadarSummary } from '@contract/cardVisit';
import type { HolderSummary } from '@contract/holder';
import { Resource } from '@/request/Resource';

export interface CardHomeApi {
  getOwnCards(): Promise<OwnCards>;
  getOwnCardLevel(): Promise<OwnCardLevel>;
  getRadarSummary(): Promise<RadarSummary>;
  getHolderSummary(): Promise<HolderSummary>;
  setDefaultCard(id: string): Promise<unknown>;
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
}

/** The user's cards with their surroundings. Lives as long as its page. */
export class CardHomeStore {
  readonly home: Resource<CardHomeData>;
  private isBusy = false;

  constructor(
    private readonly api: CardHomeApi,
    private readonly offer: LevelOffer
  ) {
    this.home = new Resource(() => this.fetch(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'offer'>(this, { home: false, api: false, offer: false }, { autoBind: true });
  }

  get own(): OwnCards | null {
    return this.home.value?.own ?? null;
  }

  /** The default card; undefined without a card. */
  get card(): Card | undefined {
    return this.own?.cards[0];
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
   * Makes a card the default.
   * @returns false when another one is being made the default
   * @throws ApiError of the call
   */
  async makeDefault(id: string): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await this.api.setDefaultCard(id);
      await this.load();
      return true;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private async fetch(): Promise<CardHomeData> {
    const { api, offer } = this;
    const [own, level, radar, holder] = await Promise.all([
      api.getOwnCards(),
      optional(api.getOwnCardLevel()),
      optional(api.getRadarSummary()),
      optional(api.getHolderSummary()),
      offer.load()
    ]);
    return { own, level, radar, requests: holder?.requests ?? null };
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
