import type { PhoneVisibility } from '@contract/account';
import type { CardContact, CardRelation, CardVisibility, VisitorCard } from '@contract/card';
import type { PresentedCard } from '../card/presentedCard';
import { maskMobile } from '../user/maskMobile';

/** Viewer of a card, as far as its contacts depend on them. */
export interface ContactViewer {
  relation: CardRelation;
  /** Members of a company count as verified. */
  isVerified: boolean;
}

/** The number of the owner's account, and who may see it anywhere. */
export interface AccountNumber {
  mobile: string;
  visibility: PhoneVisibility;
}

type Audience = CardVisibility | PhoneVisibility;
/** From open to strict. */
const AUDIENCES: readonly Audience[] = ['everyone', 'verified', 'exchanged', 'hidden'];

const stricter = (first: Audience, second: Audience): Audience =>
  AUDIENCES.indexOf(first) < AUDIENCES.indexOf(second) ? second : first;

function isAmong(audience: Audience, { relation, isVerified }: ContactViewer): boolean {
  const isTrusted = relation === 'own' || relation === 'exchanged';
  switch (audience) {
    case 'everyone':
      return true;
    case 'verified':
      return isTrusted || isVerified;
    case 'exchanged':
      return isTrusted;
    case 'hidden':
      return false;
  }
}

type Contacts = Pick<
  VisitorCard,
  'mobile' | 'otherMobile' | 'landline' | 'weChatId' | 'email' | 'address' | 'weChatCodeUrl' | 'secondSide'
>;

/** Returns the contacts of a card as a viewer may see them. */
export function presentContacts(card: PresentedCard, viewer: ContactViewer, account: AccountNumber): Contacts {
  const { visibility, secondSide } = card;
  const contact = (text: string, audience: Audience, mask: (text: string) => string): CardContact | null => {
    if (text === '' || audience === 'hidden') return null;
    return isAmong(audience, viewer) ? { text, isMasked: false } : { text: mask(text), isMasked: true };
  };
  const withoutText = () => '';
  const audienceOf = (mobile: string, rule: CardVisibility) =>
    mobile === account.mobile ? stricter(rule, account.visibility) : rule;
  return {
    mobile: contact(card.mobile, audienceOf(card.mobile, visibility.mobile), maskMobile),
    otherMobile: contact(card.otherMobile, audienceOf(card.otherMobile, visibility.otherMobile), maskMobile),
    landline: contact(card.landline, visibility.landline, withoutText),
    weChatId: contact(card.weChatId, visibility.weChat, withoutText),
    email: contact(card.email, visibility.email, withoutText),
    address: contact(card.address, visibility.address, withoutText),
    weChatCodeUrl: isAmong(visibility.weChat, viewer) ? card.weChatCodeUrl : null,
    secondSide: secondSide && { ...secondSide, address: isAmong(visibility.address, viewer) ? secondSide.address : '' }
  };
}

/** Returns whether the contacts contain one in full. */
export function hasFullContact({ weChatCodeUrl, secondSide: _secondSide, ...contacts }: Contacts): boolean {
  return weChatCodeUrl !== null || Object.values(contacts).some((contact) => contact?.isMasked === false);
}
