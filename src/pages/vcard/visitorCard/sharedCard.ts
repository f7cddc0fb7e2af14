import type { VisitorCard } from '@contract/card';
import { pathOf } from '@/navigation/pathOf';
import type { SharedPage } from '@/platform/share/types';
import { user } from '@/stores/user';
import { visitorCardMessages } from './locale/messages';

/** Returns the page that is shared for a card: the landing page, with the sender's invite code. Observable. */
export function sharedCard(id: string, card: VisitorCard | null): SharedPage {
  const t = visitorCardMessages();
  const inviteCode = user.user?.inviteCode;
  const from = inviteCode === undefined ? '' : `&inviteCode=${encodeURIComponent(inviteCode)}`;
  return {
    title: card ? t.shareTitle(card.name, card.company?.name ?? card.companyName) : t.title,
    path: `${pathOf('vcard.shareMiddlePage', { id, type: 'share' })}${from}`,
    varietyId: card?.varieties[0]?.id
  };
}
