import type { Card } from '@contract/card';
import { pathOf } from '@/navigation/pathOf';
import type { SharedPage } from '@/platform/share/types';
import { user } from '@/stores/user';
import { ownCardMessages } from './locale/messages';

/**
 * Returns the page that is shared for a card: the landing page, which needs no login, with the sender's invite code.
 * @param picture path of the picture of the card, once it has been drawn
 */
export function sharedCard(card: Card, picture?: string): SharedPage {
  const { id, name, position, company, companyName, varieties } = card;
  const code = user.user?.inviteCode;
  const from = code === undefined ? '' : `&inviteCode=${encodeURIComponent(code)}`;
  const t = ownCardMessages();
  const spices = varieties.map((variety) => variety.name);
  return {
    title: t.shareTitle(name, company?.name ?? companyName),
    description: t.shareDescription(position, spices),
    path: `${pathOf('vcard.shareMiddlePage', { id, type: 'share' })}${from}`,
    photo: picture,
    varietyId: varieties[0]?.id
  };
}
