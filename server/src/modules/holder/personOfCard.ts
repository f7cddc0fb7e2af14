import type { CardContact } from '@contract/card';
import type { HolderPerson } from '@contract/holder';
import type { ShownCard } from '../cardInfo/cardInfo.service';

const shown = (contact: CardContact | null): string => (contact === null || contact.isMasked ? '' : contact.text);

/** Returns what a viewer may keep of a card: masked contacts are left out. */
export function personOfCard(card: ShownCard): HolderPerson {
  return {
    name: card.name,
    position: card.position,
    department: card.department,
    companyName: card.companyName,
    mobile: shown(card.mobile),
    otherMobile: shown(card.otherMobile),
    landline: shown(card.landline),
    weChatId: shown(card.weChatId),
    email: shown(card.email),
    website: card.website,
    address: shown(card.address)
  };
}
