import { makePersistent } from '@/stores/persist';
import { sessionCache, type SessionContent } from '@/stores/sessionCache';
import type { CardCode } from './cardCode';

class CardCodesStore {
  cardCodes: SessionContent<CardCode[]> | null = null;

  constructor() {
    makePersistent(this);
  }

  set(cardCodes: SessionContent<CardCode[]> | null): void {
    this.cardCodes = cardCodes;
  }
}

const store = new CardCodesStore();
const cache = sessionCache(
  () => store.cardCodes,
  (cardCodes) => store.set(cardCodes)
);
const ownCodes = (): readonly CardCode[] => cache.read() ?? [];

const isWanted = (id: string | undefined) => (code: CardCode) =>
  id === undefined ? code.isDefault : code.cardId === id;

/** Last codes of the user's cards on this device. An undefined id is that of the default card. */
export const cardCodeCache = {
  find: (id: string | undefined): CardCode | undefined => ownCodes().find(isWanted(id)),
  save(code: CardCode): void {
    const others = ownCodes().filter(({ cardId }) => cardId !== code.cardId);
    const rest = code.isDefault ? others.map((other) => ({ ...other, isDefault: false })) : others;
    cache.write([code, ...rest]);
  },
  remove(id: string | undefined): void {
    const isRemoved = isWanted(id);
    cache.write(ownCodes().filter((code) => !isRemoved(code)));
  }
};

export type CardCodeCache = typeof cardCodeCache;
