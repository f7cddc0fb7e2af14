import { randomUUID } from 'node:crypto';
import type { Card, CardFields } from '@contract/card';
import type { HolderEntry, HolderEntryDetail, HolderPerson, HolderWindow } from '@contract/holder';
import type { ScanCode } from '@contract/scanCode';
import { cardFieldsOf } from '../server/seed/cards/cardSeed';
import { secureCall } from './secureCall';

/**
 * Creates a card of 韦小暖 directly on the server, not through the app; only those who have exchanged cards with her see
 * the number.
 */
export function createCard(site: string, token: string, changes: Partial<CardFields> = {}): Promise<Card> {
  const hidden = { otherMobile: 'hidden', landline: 'hidden', weChat: 'hidden', email: 'hidden' } as const;
  const fields = cardFieldsOf({
    name: '韦小暖',
    position: '销售经理',
    companyName: '桂南香叶',
    address: '广西玉林',
    mobile: '13800138000',
    visibility: { ...hidden, mobile: 'exchanged', address: 'everyone' },
    isFindable: false,
    ...changes
  });
  return secureCall(site, '/api/vcard/card/create', { ...fields, requestId: randomUUID() }, token);
}

/** Contacts that a card has beside the number of its owner, each shown to those who have exchanged cards. */
export const exchangedContacts: Partial<CardFields> = {
  otherMobile: '13900139000',
  landline: '0775-3850001',
  weChatId: 'wei_xiaonuan',
  email: 'wei@example.com',
  website: 'https://example.com/spices',
  address: '广西玉林; 香料大道 18 号, 3 楼',
  visibility: {
    mobile: 'exchanged',
    otherMobile: 'exchanged',
    landline: 'exchanged',
    weChat: 'exchanged',
    email: 'exchanged',
    address: 'exchanged'
  }
};

/** Returns the person on a card, as the holder of one who has exchanged cards has them. */
export function personOn(card: Card): HolderPerson {
  const { name, position, department, companyName, mobile, otherMobile, landline, weChatId, email } = card;
  const { website, address } = card;
  return {
    name,
    position,
    department,
    companyName,
    mobile,
    otherMobile,
    landline,
    weChatId,
    email,
    website,
    address
  };
}

/** Adds 陆志强 to a card holder directly on the server, not through the app. */
export function addPerson(site: string, token: string, changes: Partial<HolderPerson> = {}): Promise<HolderEntry> {
  const unknown = { department: '', otherMobile: '', landline: '', weChatId: '', email: '', website: '', address: '' };
  const known = { name: '陆志强', position: '采购主管', companyName: '辛味食品', mobile: '13900139000' };
  const person: HolderPerson = { ...unknown, ...known, ...changes };
  const body = { requestId: randomUUID(), source: 'manual', metLocation: '', note: '', person };
  return secureCall(site, '/api/vcard/holder/add', body, token);
}

/** Returns the people of a card holder in the order of its index. */
export async function peopleOf(site: string, token: string): Promise<HolderEntryDetail[]> {
  const query = { tab: 'all', offset: 0, limit: 100 };
  const { items } = await secureCall<HolderWindow>(site, '/api/vcard/holder/list', query, token);
  const detailOf = ({ id }: HolderEntry) =>
    secureCall<HolderEntryDetail>(site, `/api/vcard/holder/entry/${id}`, {}, token);
  return Promise.all(items.map(detailOf));
}

async function requestCode(site: string, token: string, path: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(site + path, { method: 'POST', headers, body: '{}' });
  const { code, data } = (await response.json()) as { code: number; data: ScanCode };
  if (code !== 200) throw new Error(`${path} was answered ${code}`);
  return data.code;
}

/** Returns the code of a card, as its owner shows it. */
export const scanCodeOf = (site: string, token: string, cardId: string): Promise<string> =>
  requestCode(site, token, `/api/vcard/card/code/${cardId}`);

/** Replaces the code of a card and returns the new one. */
export const renewCode = (site: string, token: string, cardId: string): Promise<string> =>
  requestCode(site, token, `/api/vcard/card/renewCode/${cardId}`);
