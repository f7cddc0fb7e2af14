import type { CardVisit } from '@contract/cardVisit';
import { newId } from '../database/id';
import type { TestApp } from './testApp';

/** Returns the event of a view of a card, at this moment and with a key of its own. */
export const buildVisit = ({ deps }: TestApp, cardId: string, changes: Partial<CardVisit> = {}): CardVisit => ({
  businessId: cardId,
  businessType: 'vcard',
  eventId: 'CLICK_VCARD_BROWSE',
  eventName: '浏览名片',
  pageId: 'pages/vcard/VcardShareMiddlePage',
  pageName: '名片',
  source: 'share',
  atMs: deps.now().getTime(),
  requestId: newId(),
  ...changes
});
