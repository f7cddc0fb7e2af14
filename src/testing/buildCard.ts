import type { Card, CardContacts, CardVisibility, OwnCards } from '@contract/card';
import type { OwnCardLevel } from '@contract/cardLevel';
import type { RadarSummary, RadarVisitor } from '@contract/cardVisit';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { maskMobile } from '@/lib/mobile';

type ContactsOfCard = Pick<Card, keyof CardContacts | 'visibility'>;

/** Returns what strangers see of a card whose owner's account shows the number to everyone. */
function publicContactsOf({ visibility, ...card }: ContactsOfCard): CardContacts {
  const shown = (text: string, who: CardVisibility, masked = '') => {
    if (text === '' || who === 'hidden') return null;
    return who === 'everyone' ? { text, isMasked: false } : { text: masked, isMasked: true };
  };
  return {
    mobile: shown(card.mobile, visibility.mobile, maskMobile(card.mobile)),
    otherMobile: shown(card.otherMobile, visibility.otherMobile, maskMobile(card.otherMobile)),
    landline: shown(card.landline, visibility.landline),
    weChatId: shown(card.weChatId, visibility.weChat),
    email: shown(card.email, visibility.email),
    address: shown(card.address, visibility.address)
  };
}

/** Builds a business card as its owner gets it, with the given changes, for an account that shows its number to everyone. */
export function buildCard(changes: Partial<Card> = {}): Card {
  const card = {
    id: 'card-1',
    name: '覃秀兰',
    position: '销售经理',
    department: '',
    companyId: 'c1',
    companyName: '桂南香叶供应链',
    company: { id: 'c1', name: '桂南香叶供应链', shortName: '桂南香叶', isVerified: true },
    avatarUrl: null,
    mobile: '13800138000',
    otherMobile: '',
    landline: '',
    weChatId: '',
    weChatCodeUrl: null,
    email: '',
    website: '',
    address: '广西玉林·玉州区',
    varietyIds: ['star-anise'],
    varieties: [{ id: 'star-anise', name: '八角' }],
    intro: '',
    pictureUrls: [],
    pictures: [],
    videoUrl: null,
    videoState: null,
    supplyIds: [],
    supplies: [],
    style: 'cinnabar',
    secondSide: null,
    visibility: {
      mobile: 'exchanged',
      otherMobile: 'hidden',
      landline: 'hidden',
      weChat: 'exchanged',
      email: 'hidden',
      address: 'everyone'
    },
    isFindable: false,
    verifications: ['company', 'person'],
    isDefault: true,
    takedownReason: null,
    stats: { views: 128, visitors: 46, saves: 19, shares: 12 },
    revision: 1,
    createdAtMs: Date.now() - 60 * DAY_MS,
    updatedAtMs: Date.now() - DAY_MS,
    ...changes
  } satisfies Omit<Card, 'publicContacts'>;
  return { publicContacts: publicContactsOf(card), ...card };
}

/** Builds the cards of a user of the basic level. */
export const buildOwnCards = (...cards: Card[]): OwnCards => ({
  cards,
  maxCards: 3,
  suggestion: {
    name: '覃秀兰',
    position: '',
    department: '',
    companyId: null,
    companyName: '',
    mobile: '13800138000',
    avatarUrl: null
  }
});

/** Builds the level of a user, the basic one by default. */
export const buildCardLevel = (changes: Partial<OwnCardLevel> = {}): OwnCardLevel => ({
  level: 'basic',
  maxCards: 3,
  radarDays: 30,
  hasTeamTotals: false,
  expiresAtMs: null,
  ...changes
});

/** Builds the figures of the radar of a verified user of the basic level: one view on each of 30 days. */
export function buildRadarSummary(changes: Partial<RadarSummary> = {}): RadarSummary {
  const nowMs = Date.now();
  return {
    total: { views: 128, visitors: 46, saves: 19, shares: 12 },
    today: { views: 5, visitors: 3, saves: 1, shares: 0 },
    week: { views: 31, visitors: 14, saves: 4, shares: 2 },
    averageDwellSec: 95,
    days: Array.from({ length: 30 }, (_, index) => ({ date: shanghaiDay(nowMs - (29 - index) * DAY_MS), views: 1 })),
    isAnonymous: false,
    windowDays: 30,
    maxVisitors: null,
    ...changes
  };
}

/** Builds a visitor of the card of `buildCard`, with a card of their own. */
export function buildRadarVisitor(changes: Partial<RadarVisitor> = {}): RadarVisitor {
  return {
    id: 'visitor-1',
    visitedCardId: 'card-1',
    person: {
      name: '陆志强',
      position: '采购主管',
      companyName: '辛味食品',
      avatarUrl: null,
      verifications: ['company'],
      cardId: 'card-lu'
    },
    lastAtMs: Date.now() - 12 * MINUTE_MS,
    source: 'share',
    pageId: 'pages/vcard/VcardShareMiddlePage',
    dwellSec: 130,
    visits: 1,
    hasRegistered: false,
    hasLoggedIn: false,
    ...changes
  };
}
