import { randomUUID } from 'node:crypto';
import type { Card, CardFields } from '@contract/card';
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
