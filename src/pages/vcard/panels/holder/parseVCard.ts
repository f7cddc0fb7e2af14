import type { HolderPersonText } from '@rules/holder';
import { personForm, type PersonValues } from './personForm';

/** A line of a vCard: name and types in lower case, the value still escaped. */
interface Property {
  name: string;
  types: string;
  value: string;
}

/**
 * Reads a vCard of any version.
 * @returns the person with the note; undefined for any other text, and for a card that names no one
 */
export function parseVCard(text: string): PersonValues | undefined {
  if (!/^BEGIN:VCARD\s/i.test(text)) return undefined;
  const properties = propertiesOf(text);
  const first = (name: string) => properties.find((property) => property.name === name)?.value ?? '';
  const name = unescapeText(first('fn')) || formatName(partsOf(first('n')));
  if (name === '') return undefined;
  const [companyName = '', department = ''] = partsOf(first('org'));
  return {
    ...personForm.empty(),
    source: 'scan',
    ...numbersOf(properties.filter((property) => property.name === 'tel')),
    name,
    companyName,
    department,
    position: unescapeText(first('title')),
    weChatId: unescapeText(first('x-wechat')),
    email: unescapeText(first('email')),
    website: unescapeText(first('url')),
    address: formatAddress(partsOf(first('adr'))),
    note: unescapeText(first('note'))
  };
}

/** Encoding of version 2.1, in which phones with Android export names that are not of ASCII. */
const QUOTED = /^(encoding=)?quoted-printable$/i;
/** A property in this encoding whose lines end with =. */
const SOFT_BREAKS = /^[^:\n]*quoted-printable[^:\n]*:(.*=\n)+/gim;

/** Decodes quoted UTF-8; text in another character set counts as missing, because it would be read wrongly. */
function decode(text: string, types: readonly string[]): string {
  if (!types.some((type) => QUOTED.test(type))) return text;
  if (types.some((type) => type.startsWith('charset=') && type !== 'charset=utf-8')) return '';
  try {
    const escaped = text.replace(/%/g, '%25').replace(/=([\dA-F]{2})/gi, '%$1');
    return decodeURIComponent(escaped).replace(/\r\n?/g, '\n');
  } catch {
    return '';
  }
}

function propertiesOf(text: string): Property[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(SOFT_BREAKS, (line) => line.replace(/=\n/g, ''));
  const unfolded = lines.replace(/\n[ \t]/g, '');
  return unfolded.split('\n').flatMap((line) => {
    const [, head = '', written = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    const [name = '', ...types] = head.toLowerCase().split(';');
    const value = decode(written, types);
    // A group comes before the name: item1.TEL
    return value === '' ? [] : [{ name: name.replace(/^.*\./, ''), types: types.join(';'), value }];
  });
}

const unescapeText = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();

/** Returns the parts of a compound value, which semicolons separate. */
function partsOf(value: string): string[] {
  const parts = [''];
  for (const sign of value.match(/\\.|./g) ?? []) {
    if (sign === ';') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map(unescapeText);
}

/** Writes a Chinese name without a space, family name first. */
function formatName([family = '', given = '']: readonly string[]): string {
  return /\p{Script=Han}/u.test(family) ? family + given : [given, family].filter((part) => part !== '').join(' ');
}

/** Joins box, street, city, region, postal code and country, the street last in a Chinese address. */
function formatAddress(parts: readonly string[]): string {
  const [box = '', extension = '', street = '', city = '', region = '', code = '', country = ''] = parts;
  const isChinese = /\p{Script=Han}/u.test(parts.join(''));
  const inOrder = isChinese
    ? [country, region, city, street, extension, box]
    : [box, extension, street, city, region, code, country];
  return inOrder.filter((part) => part !== '').join(isChinese ? '' : ', ');
}

/** Mobile numbers come first in their two fields, then others; a fax is no number to call. */
function numbersOf(telephones: readonly Property[]): Partial<HolderPersonText> {
  const numbers = telephones
    .filter(({ types }) => !types.includes('fax'))
    .map(({ types, value }) => ({
      number: unescapeText(value.replace(/^tel:/i, '')),
      isMobile: isMobile(types, value)
    }));
  const [mobile = '', otherMobile = ''] = numbers.flatMap((one) => (one.isMobile ? one.number : []));
  const [landline = ''] = numbers.flatMap((one) => (one.isMobile ? [] : one.number));
  return { mobile, otherMobile, landline };
}

function isMobile(types: string, value: string): boolean {
  if (types.includes('cell')) return true;
  return !types.includes('work') && /^1[3-9]\d{9}$/.test(value.replace(/\D/g, '').replace(/^86/, ''));
}
