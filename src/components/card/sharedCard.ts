import type { Card } from '@contract/card';
import { pathOf } from '@/navigation/pathOf';
import type { SharedPage } from '@/platform/share/types';
import { user } from '@/stores/user';
import type { CardFaceContent } from './cardFaceContent';
import { sharedCardMessages } from './locale/messages';

/** Returns the path of the landing page of a card, which needs no login, with the sender's invite code. Observable. */
export const sharedCardPath = (id: string): string =>
  withInviteCode(pathOf('vcard.shareMiddlePage', { id, type: 'share' }));

/** Returns the path of a card inside the shell, for Moments: what is shared there opens the shell again. Observable. */
export const shellCardPath = (id: string): string =>
  withInviteCode(pathOf('vcard.shell', { pageType: 'visitorCardDetail', id, type: 'share' }));

function withInviteCode(path: string): string {
  const inviteCode = user.user?.inviteCode;
  return inviteCode === undefined ? path : `${path}&inviteCode=${encodeURIComponent(inviteCode)}`;
}

/**
 * Returns the page that is shared for a card. Observable.
 * @param picture path of the picture of the card, once it has been drawn
 */
export function sharedCard(
  { id, varieties }: Pick<Card, 'id' | 'varieties'>,
  { name, position, companyName, varietyId }: CardFaceContent,
  picture?: string
): SharedPage {
  const t = sharedCardMessages();
  const spices = varieties.map((variety) => variety.name);
  return {
    title: t.title(name, companyName),
    description: t.description(position, spices),
    path: sharedCardPath(id),
    photo: picture,
    varietyId
  };
}
