import type { Card, CardContact } from '@contract/card';
import { type ExportedPerson, formatVCard } from '@rules/holderText';
import type { CardSide } from '@/components/card/cardFaceContent';

/**
 * Maximum length of the vCard in bytes: a QR code of version 14 with medium error correction, whose 73 modules a camera
 * reads from a phone.
 */
export const MAX_VCARD_BYTES = 362;

/** Fields that are left out of a vCard that is too long, the least important first; then name and number remain. */
const droppable = [
  'website',
  'address',
  'landline',
  'otherMobile',
  'department',
  'weChatId',
  'email',
  'companyName',
  'position'
] as const satisfies readonly (keyof ExportedPerson)[];

const shown = (contact: CardContact | null): string => (contact === null || contact.isMasked ? '' : contact.text);

/** Returns the contacts of a side of a card that everyone may see: anyone can scan the code. */
function publicPerson(card: Card, side: CardSide): ExportedPerson {
  const { publicContacts, visibility, company, companyName, secondSide } = card;
  const { name, position, department, address } = card;
  const first = { name, position, department, companyName: company?.name ?? companyName, address };
  const texts = side === 'second' && secondSide ? secondSide : first;
  return {
    name: texts.name,
    position: texts.position,
    department: texts.department,
    companyName: texts.companyName,
    mobile: shown(publicContacts.mobile),
    otherMobile: shown(publicContacts.otherMobile),
    landline: shown(publicContacts.landline),
    weChatId: shown(publicContacts.weChatId),
    email: shown(publicContacts.email),
    website: card.website,
    address: visibility.address === 'everyone' ? texts.address : '',
    note: card.intro,
    tags: []
  };
}

/**
 * Returns a side of a card as a vCard that a QR code can hold: the introduction is shortened to what is left, and where
 * even the contacts are too long, the less important ones are left out.
 */
export function offlineVCard(card: Card, side: CardSide): string {
  const person = publicPerson(card, side);
  const bare = { ...person, note: '' };
  for (const field of droppable) {
    if (fits(formatVCard(bare, '3.0'))) break;
    bare[field] = '';
  }
  return formatVCard({ ...bare, note: fittingNote(bare, person.note) }, '3.0');
}

/** Returns as much of a note as fits beside the contacts. */
function fittingNote(person: ExportedPerson, note: string): string {
  const characters = [...note];
  for (let length = characters.length; length > 0; length -= 1) {
    const text = length === characters.length ? note : `${characters.slice(0, length).join('').trim()}…`;
    if (fits(formatVCard({ ...person, note: text }, '3.0'))) return text;
  }
  return '';
}

const fits = (text: string): boolean => utf8Length(text) <= MAX_VCARD_BYTES;

/** Returns the length in bytes. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes += 1;
    else if (point < 0x800) bytes += 2;
    else bytes += point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
