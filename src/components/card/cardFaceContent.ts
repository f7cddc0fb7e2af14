import type { Card, CardStyle, VisitorCard } from '@contract/card';
import type { VerificationKind } from '@contract/user';
import { formatPhone } from '@/lib/mobile';

/** Sides of a card; the second one is in another language. */
export type CardSide = 'first' | 'second';

/** Texts and drawing of a side of a card. An empty text is not shown. */
export interface CardFaceContent {
  name: string;
  position: string;
  companyName: string;
  mobile: string;
  address: string;
  verifications: readonly VerificationKind[];
  style: CardStyle;
  /** Variety that is drawn; null for the default one. */
  varietyId: string | null;
}

type SharedFields = Pick<
  Card & VisitorCard,
  'name' | 'position' | 'companyName' | 'company' | 'verifications' | 'style' | 'varieties' | 'secondSide'
>;

function faceOf(card: SharedFields, side: CardSide, contacts: { mobile: string; address: string }): CardFaceContent {
  const { name, position, company, companyName, verifications, style, varieties, secondSide } = card;
  const first = { name, position, companyName: company?.name ?? companyName, address: contacts.address };
  const shown = side === 'second' && secondSide ? secondSide : first;
  return {
    name: shown.name,
    position: shown.position,
    companyName: shown.companyName,
    // Hidden on the first side, hidden on the second.
    address: contacts.address === '' ? '' : shown.address,
    mobile: contacts.mobile,
    verifications,
    style,
    varietyId: varieties[0]?.id ?? null
  };
}

/** Returns a side of the user's own card as a stranger sees it: on screen, poster and share alike. */
export function ownCardFace(card: Card, side: CardSide = 'first'): CardFaceContent {
  const { mobile, address } = card.publicContacts;
  return faceOf(card, side, { mobile: formatPhone(mobile?.text ?? ''), address: address?.text ?? '' });
}

/** Returns a side of a card as its viewer may see it. */
export function visitorCardFace(card: VisitorCard, side: CardSide = 'first'): CardFaceContent {
  const { mobile, address } = card;
  return faceOf(card, side, { mobile: formatPhone(mobile?.text ?? ''), address: address?.text ?? '' });
}
