import type { PhoneVisibility } from '@contract/account';
import type { CardContact, CardContacts, CardFields, CardRelation, CardVisibility, VisitorCard } from '@contract/card';
import type { Db, Tx } from '../../database/schema';
import { maskMobile } from '../user/maskMobile';
import { preferencesOf } from '../user/preference.service';
import { mobileOf } from '../user/user.service';

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

/** Returns the number of a user's account, with the preference of who may see it. */
export async function accountNumberOf(db: Db | Tx, userId: string): Promise<AccountNumber> {
  const [mobile, { phoneVisibility: visibility }] = await Promise.all([
    mobileOf(db, userId),
    preferencesOf(db, userId)
  ]);
  return { mobile, visibility };
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

type Contacts = CardContacts & Pick<VisitorCard, 'weChatCodeUrl' | 'secondSide'>;

/** Fields that the contacts depend on, of a stored card or of a presented one. */
type ContactFields = Pick<CardFields, keyof CardContacts | 'visibility' | 'weChatCodeUrl' | 'secondSide'>;

/** Returns the contacts of a card as a viewer may see them. */
export function presentContacts(card: ContactFields, viewer: ContactViewer, account: AccountNumber): Contacts {
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

/** Returns the contacts of a card as those see them who are not verified and have this relation to its owner. */
export function contactsFor(card: ContactFields, relation: CardRelation, account: AccountNumber): CardContacts {
  const viewer = { relation, isVerified: false };
  const { mobile, otherMobile, landline, weChatId, email, address } = presentContacts(card, viewer, account);
  return { mobile, otherMobile, landline, weChatId, email, address };
}

/** Returns whether the contacts contain one in full. */
export function hasFullContact({ weChatCodeUrl, secondSide: _secondSide, ...contacts }: Contacts): boolean {
  return weChatCodeUrl !== null || Object.values(contacts).some((contact) => contact?.isMasked === false);
}
