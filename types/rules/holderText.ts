import { formatCsv } from './csvTable';
import type { HolderPersonText } from './holder';

/** A person of a card holder as it leaves the app. */
export interface ExportedPerson extends HolderPersonText {
  note: string;
  tags: readonly string[];
}

export type VCardVersion = '3.0' | '4.0';

/** Maximum length of a line in bytes without its end (RFC 2426 2.6, RFC 6350 3.2). */
const MAX_LINE_BYTES = 75;

/** Escapes a part of a compound value, whose parts are separated by semicolons (RFC 2426 4, RFC 6350 3.4). */
function escapePart(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Escapes a text; version 4.0 needs no escape of semicolons here, and not every program takes it back. */
function escapeText(text: string, version: VCardVersion): string {
  const escaped = escapePart(text);
  return version === '4.0' ? escaped.replace(/\\;/g, ';') : escaped;
}

const byteLength = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Folds a line at 75 bytes, never inside a character: a continuation begins with a blank. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = byteLength(character);
    if (bytes + length > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

const telephone = (version: VCardVersion, type: 'cell' | 'work'): string =>
  version === '4.0' ? `TEL;TYPE=${type}` : `TEL;TYPE=${type.toUpperCase()}`;

/** Returns a person as a vCard (RFC 2426 for 3.0, RFC 6350 for 4.0), with its line ends. */
export function formatVCard(person: ExportedPerson, version: VCardVersion): string {
  const { name, companyName, department, position, mobile, otherMobile, landline, weChatId } = person;
  const organisation = department === '' ? [companyName] : [companyName, department];
  const text = (value: string) => escapeText(value, version);
  const values: [property: string, value: string][] = [
    ['FN', text(name)],
    ['N', `${escapePart(name)};;;;`],
    ['ORG', organisation.some((part) => part !== '') ? organisation.map(escapePart).join(';') : ''],
    ['TITLE', text(position)],
    [telephone(version, 'cell'), text(mobile)],
    [telephone(version, 'cell'), text(otherMobile)],
    [telephone(version, 'work'), text(landline)],
    ['EMAIL', text(person.email)],
    ['URL', person.website],
    [version === '4.0' ? 'ADR;TYPE=work' : 'ADR;TYPE=WORK', person.address && `;;${escapePart(person.address)};;;;`],
    ['X-WECHAT', text(weChatId)],
    ['CATEGORIES', person.tags.map(escapePart).join(',')],
    ['NOTE', text(person.note)]
  ];
  const lines = values.filter(([, value]) => value !== '').map(([property, value]) => fold(`${property}:${value}`));
  return ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');
}

/** Columns of the table, in their order. */
export const holderColumns = [
  'name',
  'position',
  'department',
  'companyName',
  'mobile',
  'otherMobile',
  'landline',
  'weChatId',
  'email',
  'website',
  'address',
  'tags',
  'note'
] as const satisfies readonly (keyof ExportedPerson)[];
export type HolderColumn = (typeof holderColumns)[number];

/**
 * Returns people as a table of comma-separated values with a byte order mark, by which spreadsheets recognise UTF-8.
 * @param heads title of each column
 * @param comma joins tags: a full-width one in Chinese
 */
export function formatHolderTable(
  people: readonly ExportedPerson[],
  heads: Readonly<Record<HolderColumn, string>>,
  comma: string
): string {
  const rows = people.map((person) =>
    holderColumns.map((column) => (column === 'tags' ? person.tags.join(comma) : person[column]))
  );
  return formatCsv([holderColumns.map((column) => heads[column]), ...rows]);
}
