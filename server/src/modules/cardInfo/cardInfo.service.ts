import type { Card, CardContact, CardVisibility, VisitorCard } from '@contract/card';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { findShownCard } from '../card/card.service';
import { relationOf } from '../exchange/relation.service';
import { getSuppliesByIds } from '../listing/listing.service';
import { getPictures } from '../upload/publicImage.service';
import { maskMobile } from '../user/maskMobile';

/**
 * Returns a card as the viewer may see it.
 * @throws AppError NOT_FOUND for an unknown or withdrawn card
 */
export async function getVisitorCard(
  { db, files }: { db: Db; files: FileStorage },
  viewer: Member | null,
  id: string
): Promise<VisitorCard> {
  const shown = await findShownCard(db, id);
  if (shown === undefined) throw new AppError('NOT_FOUND');
  const { card, ownerId } = shown;
  const [{ relation, exchangeId }, supplies, pictures] = await Promise.all([
    relationOf(db, viewer, ownerId),
    getSuppliesByIds(db, card.supplyIds),
    getPictures({ db, files }, card.pictureUrls)
  ]);
  const isTrusted = relation === 'own' || relation === 'exchanged';
  return {
    ...presentContacts(card, isTrusted),
    id: card.id,
    name: card.name,
    position: card.position,
    department: card.department,
    company: card.company,
    companyName: card.companyName,
    avatarUrl: card.avatarUrl,
    website: card.website,
    varieties: card.varieties,
    intro: card.intro,
    pictures,
    videoUrl: card.videoState === 'shown' ? card.videoUrl : null,
    supplies: supplies.filter(({ status }) => status === 'published'),
    style: card.style,
    verifications: card.verifications,
    relation,
    exchangeId,
    updatedAtMs: card.updatedAtMs
  };
}

/** @param isTrusted true for the owner, and for those who have exchanged cards with the owner */
function presentContacts(card: Card, isTrusted: boolean) {
  const { visibility, secondSide } = card;
  const isVisible = (rule: CardVisibility) => rule === 'everyone' || (rule === 'exchanged' && isTrusted);
  const contact = (
    text: string,
    rule: CardVisibility,
    mask: (text: string) => string = () => ''
  ): CardContact | null => {
    if (text === '' || rule === 'hidden') return null;
    return isVisible(rule) ? { text, isMasked: false } : { text: mask(text), isMasked: true };
  };
  return {
    mobile: contact(card.mobile, visibility.mobile, maskMobile),
    otherMobile: contact(card.otherMobile, visibility.otherMobile, maskMobile),
    landline: contact(card.landline, visibility.landline),
    weChatId: contact(card.weChatId, visibility.weChat),
    email: contact(card.email, visibility.email),
    address: contact(card.address, visibility.address),
    weChatCodeUrl: isVisible(visibility.weChat) ? card.weChatCodeUrl : null,
    secondSide: secondSide && { ...secondSide, address: isVisible(visibility.address) ? secondSide.address : '' }
  };
}
