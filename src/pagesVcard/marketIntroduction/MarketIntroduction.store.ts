import { makeAutoObservable, reaction } from 'mobx';
import type { Card, OwnCards } from '@contract/card';
import type { CardPlans, OwnCardLevel } from '@contract/cardLevel';
import { Resource } from '@/request/Resource';

interface IntroductionApi {
  getCardPlans(): Promise<CardPlans>;
  getOwnCardLevel(): Promise<OwnCardLevel>;
  getOwnCards(): Promise<OwnCards>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

interface Offer {
  load(): Promise<void>;
}

interface Introduction {
  sale: CardPlans;
  /** Level of the user; null for a visitor. */
  level: OwnCardLevel | null;
  /** The user's default card; null without one. */
  card: Card | null;
}

/** Levels and plans, and what of them the user has. Lives as long as the page. */
export class MarketIntroductionStore {
  readonly shown: Resource<Introduction>;

  constructor(
    private readonly api: IntroductionApi,
    private readonly session: Session,
    private readonly offer: Offer
  ) {
    this.shown = new Resource(() => this.fetchIntroduction());
    makeAutoObservable<this, 'api' | 'session' | 'offer'>(
      this,
      { shown: false, api: false, session: false, offer: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the page, and again at each login.
   * @returns function that stops this
   */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      () => void this.load(),
      { fireImmediately: true }
    );
  }

  /** Never rejects: a failure is in `shown.error`. */
  load(): Promise<boolean> {
    return this.shown.load();
  }

  /** All at once, so that the page is drawn once. */
  private async fetchIntroduction(): Promise<Introduction> {
    const { api, session } = this;
    const own = session.isLoggedIn ? Promise.all([api.getOwnCardLevel(), api.getOwnCards()]) : undefined;
    const [sale, [level, cards] = [null, null]] = await Promise.all([api.getCardPlans(), own, this.offer.load()]);
    return { sale, level, card: cards?.cards[0] ?? null };
  }
}
