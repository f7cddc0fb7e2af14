import { reaction } from 'mobx';
import { makePersistent } from '@/stores/persist';
import { user } from '@/stores/user';
import type { CardCode } from './cardCode';

/** Codes of one session. */
interface StoredCodes {
  /** End of the token: without a network it is all that is known of the user. */
  session: string;
  codes: CardCode[];
}

const SESSION_LENGTH = 8;
const currentSession = () => user.token.slice(-SESSION_LENGTH);

class CardCodesStore {
  cardCodes: StoredCodes | null = null;

  constructor() {
    makePersistent(this);
  }

  set(cardCodes: StoredCodes | null): void {
    this.cardCodes = cardCodes;
  }
}

const store = new CardCodesStore();

/** Returns the codes of the user who is logged in. */
function ownCodes(): readonly CardCode[] {
  const { cardCodes } = store;
  return user.isLoggedIn && cardCodes?.session === currentSession() ? cardCodes.codes : [];
}

/** Purges the codes of another session, at the start and when the user logs out. */
function purge(): void {
  if (store.cardCodes && ownCodes().length === 0) store.set(null);
}
purge();
reaction(() => user.token, purge);

const isWanted = (id: string | undefined) => (code: CardCode) =>
  id === undefined ? code.isDefault : code.cardId === id;

/** Last codes of the user's cards on this device. An undefined id is that of the default card. */
export const cardCodeCache = {
  find: (id: string | undefined): CardCode | undefined => ownCodes().find(isWanted(id)),
  save(code: CardCode): void {
    const others = ownCodes().filter(({ cardId }) => cardId !== code.cardId);
    const rest = code.isDefault ? others.map((other) => ({ ...other, isDefault: false })) : others;
    store.set({ session: currentSession(), codes: [code, ...rest] });
  },
  remove(id: string | undefined): void {
    const isRemoved = isWanted(id);
    store.set({ session: currentSession(), codes: ownCodes().filter((code) => !isRemoved(code)) });
  }
};

export type CardCodeCache = typeof cardCodeCache;
