import { autorun, makeAutoObservable } from 'mobx';
import type { CardVisitSource } from '@contract/cardVisit';
import { cardVisitKinds, MAX_CARD_EVENT_AGE_MS } from '@rules/cardVisit';
import { consent } from './consent';
import { environment } from './environment';
import { persist } from './persist';
import { type OpenedCard, recordCardEvent } from './recordCardEvent';
import { isRegistration } from './registration';
import { user } from './user';

/**
 * Log of the login that follows because of a shared card. Apart from the log of visits, which would weigh too much in the
 * mini-program's main package: the login may follow after a restart, before any card is shown.
 */
class CardLogin {
  /** How the card of `user.vcardShare` was opened. */
  vcardShareSource: CardVisitSource = 'link';
  /** When it was opened: 0 for never. */
  vcardShareAtMs = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<CardLogin>(this, ['vcardShareSource', 'vcardShareAtMs'], () => consent.hasAgreed);
    // Also a login of before this log was loaded.
    autorun(() => {
      if (user.isLoggedIn && user.vcardShare.id !== '') this.record();
    });
  }

  /** Keeps how a visitor came to a shared card, until the login. */
  keep({ cardId, source }: OpenedCard, scene: number): void {
    user.vcardShare = { id: cardId, scene: String(scene) };
    this.vcardShareSource = source;
    this.vcardShareAtMs = Date.now();
  }

  /**
   * Logs that a visitor has registered or logged in because of a shared card that they opened within the last days, and
   * clears what was kept of the share.
   */
  private record(): void {
    const { id: cardId, scene } = user.vcardShare;
    user.vcardShare = { id: '', scene: '' };
    environment.rememberShowOptions({ path: '', scene: 0, query: {} });
    if (this.vcardShareAtMs < Date.now() - MAX_CARD_EVENT_AGE_MS) return;
    const kind = isRegistration(user.token) ? cardVisitKinds.register : cardVisitKinds.login;
    const card = { cardId, source: this.vcardShareSource, page: 'vcard.shareMiddlePage' } as const;
    recordCardEvent(card, kind, Number(scene)).catch(console.warn);
  }
}

export const cardLogin = new CardLogin();
