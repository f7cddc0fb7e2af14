import { isDay } from './day';
import { isEmail } from './email';
import { normalizeLine, normalizeText } from './normalizeText';
import { isWebsite } from './website';

/** Maximum number of people in a card holder. */
export const MAX_HOLDER_ENTRIES = 5_000;
/** Maximum number of people that one call names. */
export const MAX_HOLDER_SELECTION = 150;
/** Maximum number of entries that are merged at once. */
export const MAX_HOLDER_MERGE = 20;
/** Maximum number of groups of duplicates that are shown at once. */
export const MAX_DUPLICATE_GROUPS = 50;
export const MAX_HOLDER_GROUPS = 30;
export const MAX_HOLDER_TAGS = 10;
export const MAX_HOLDER_TAG = 8;
export const MAX_HOLDER_GROUP_NAME = 12;
export const MAX_HOLDER_NOTE = 300;
export const MAX_HOLDER_LOCATION = 40;

/** A person as typed, or as read from a paper card; an empty text is not known. */
export interface HolderPersonText {
  name: string;
  position: string;
  department: string;
  companyName: string;
  mobile: string;
  otherMobile: string;
  landline: string;
  weChatId: string;
  email: string;
  website: string;
  address: string;
}

export type HolderPersonField = keyof HolderPersonText;
export type HolderPersonProblem = 'required' | 'maxLength' | 'pattern';

/** Maximum number of characters. Paper cards are of any country, so numbers follow no pattern of one. */
export const holderPersonLengths: Readonly<Record<HolderPersonField, number>> = {
  name: 40,
  position: 60,
  department: 60,
  companyName: 100,
  mobile: 24,
  otherMobile: 24,
  landline: 24,
  weChatId: 40,
  email: 100,
  website: 200,
  address: 120
};

const fields = Object.keys(holderPersonLengths) as HolderPersonField[];

/** Returns the person in the form that is stored and validated. */
export function normalizeHolderPerson(person: HolderPersonText): HolderPersonText {
  return Object.fromEntries(
    fields.map((field) => [field, normalizeLine(person[field])])
  ) as unknown as HolderPersonText;
}

/** A number as it is dialled, of any country: at least five digits, with the signs that are printed between them. */
const isNumber = (text: string) => /^\+?[\d\s().-]{5,24}$/.test(text) && text.replace(/\D/g, '').length >= 5;

const patterns: Partial<Record<HolderPersonField, (text: string) => boolean>> = {
  mobile: isNumber,
  otherMobile: isNumber,
  landline: isNumber,
  email: isEmail,
  website: isWebsite
};

function problemOf(field: HolderPersonField, text: string): HolderPersonProblem | undefined {
  if (text === '') return field === 'name' ? 'required' : undefined;
  if ([...text].length > holderPersonLengths[field]) return 'maxLength';
  return patterns[field]?.(text) === false ? 'pattern' : undefined;
}

/**
 * Validates a normalized person.
 * @returns the problem of each invalid field; empty when the person is valid
 */
export function holderPersonProblems(
  person: HolderPersonText
): Partial<Record<HolderPersonField, HolderPersonProblem>> {
  const problems = fields.map((field) => [field, problemOf(field, person[field])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** Remarks of the owner of a card holder about a person. */
export interface HolderRemarks {
  note: string;
  tags: readonly string[];
  /** YYYY-MM-DD, the day on which to contact the person; null without a reminder. */
  remindOn: string | null;
}

/** Returns the remarks in the form that is stored: normalized, each tag once. */
export function normalizeHolderRemarks<T extends HolderRemarks>(remarks: T): T {
  const tags = remarks.tags.map((tag) => normalizeLine(tag)).filter((tag) => tag !== '');
  return { ...remarks, note: normalizeText(remarks.note), tags: [...new Set(tags)] };
}

/**
 * Validates normalized remarks.
 * @returns the problem of each invalid field; empty when they are valid
 */
export function holderRemarkProblems({ note, tags, remindOn }: HolderRemarks): Record<string, string> {
  return {
    ...([...note].length > MAX_HOLDER_NOTE && { note: 'maxLength' }),
    ...(tags.length > MAX_HOLDER_TAGS && { tags: 'tooMany' }),
    ...(tags.some((tag) => [...tag].length > MAX_HOLDER_TAG) && { tags: 'maxLength' }),
    ...(remindOn !== null && !isDay(remindOn) && { remindOn: 'pattern' })
  };
}
