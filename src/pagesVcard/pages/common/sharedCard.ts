import { pathOf } from '@/navigation/pathOf';
import type { SharedPage } from '@/platform/share/types';
import { user } from '@/stores/user';
import type { CardCode } from './cardCode';
import { cardCodeMessages } from './locale/messages';

/** Returns the shared page of a card: where everyone can open it. Without a card it is the app itself. Observable. */
export function sharedCard(code: CardCode | null): SharedPage {
  const t = cardCodeMessages();
  if (!code) return { title: t.title, path: pathOf('home', {}) };
  const { name, varietyId } = code.sides.first.face;
  const inviteCode = user.user?.inviteCode;
  const inviter = inviteCode === undefined ? '' : `&inviteCode=${encodeURIComponent(inviteCode)}`;
  return {
    title: t.shareTitle(name),
    path: `${pathOf('vcard.shareMiddlePage', { id: code.cardId, type: 'share' })}${inviter}`,
    varietyId
  };
}
