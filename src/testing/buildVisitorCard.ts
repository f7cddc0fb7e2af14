import type { VisitorCard } from '@contract/card';

const visible = (text: string) => ({ text, isMasked: false });

/** Builds a card as a stranger may see it, with the given changes. */
export function buildVisitorCard(changes: Partial<VisitorCard> = {}): VisitorCard {
  return {
    id: 'card-1',
    name: '覃秀兰',
    position: '销售经理',
    department: '',
    company: { id: 'company-1', name: '桂南香叶供应链', shortName: '桂南香叶', isVerified: true },
    companyName: '桂南香叶供应链',
    avatarUrl: null,
    mobile: { text: '138****8000', isMasked: true },
    otherMobile: null,
    landline: visible('0775-2828333'),
    weChatId: null,
    email: null,
    address: visible('广西玉林·玉州区'),
    weChatCodeUrl: null,
    website: '',
    varieties: [{ id: 'star-anise', name: '八角' }],
    intro: '',
    pictures: [],
    videoUrl: null,
    supplies: [],
    style: 'cinnabar',
    secondSide: null,
    verifications: ['company', 'person'],
    relation: 'none',
    exchangeId: null,
    againFromMs: null,
    holderEntryId: null,
    isAnonymous: false,
    updatedAtMs: 1_700_000_000_000,
    ...changes
  };
}
