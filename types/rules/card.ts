import { isEmail } from './email';
import { normalizeLine, normalizeText } from './normalizeText';
import { isLandline, isMobile } from './phone';
import { isWebsite } from './website';
import { isWeChatId } from './weChatId';

export const MAX_CARD_VARIETIES = 10;
export const MAX_CARD_PICTURES = 9;
/** Maximum number of supplies that are pinned to a card. */
export const MAX_CARD_SUPPLIES = 6;

/** Minimum and maximum number of characters of the texts on a card. */
export const cardTextLengths = {
  name: [2, 20],
  position: [1, 30],
  department: [0, 30],
  companyName: [0, 50],
  address: [0, 60],
  intro: [0, 300]
} as const;

/** Maximum number of characters on the side in another language, where words are longer. */
export const cardSecondSideLengths = {
  name: 40,
  position: 60,
  department: 60,
  companyName: 100,
  address: 120
} as const;

export interface CardSecondSide {
  name: string;
  position: string;
  department: string;
  companyName: string;
  address: string;
}

/** Typed texts of a card; an empty text is not set. */
export interface CardText {
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
  intro: string;
  /** Null for a card without one. */
  secondSide: CardSecondSide | null;
}

export type CardTextField = Exclude<keyof CardText, 'secondSide'> | `secondSide.${keyof CardSecondSide}`;
export type CardProblem = 'required' | 'minLength' | 'maxLength' | 'pattern';

/** Returns the card in the form that is stored and validated. */
export function normalizeCard<T extends CardText>(card: T): T {
  const { secondSide } = card;
  return {
    ...card,
    name: normalizeLine(card.name),
    position: normalizeLine(card.position),
    department: normalizeLine(card.department),
    companyName: normalizeLine(card.companyName),
    mobile: card.mobile.trim(),
    otherMobile: card.otherMobile.trim(),
    landline: normalizeLine(card.landline),
    weChatId: card.weChatId.trim(),
    email: card.email.trim(),
    website: card.website.trim(),
    address: normalizeLine(card.address),
    intro: normalizeText(card.intro),
    secondSide: secondSide && {
      ...secondSide,
      name: normalizeLine(secondSide.name),
      position: normalizeLine(secondSide.position),
      department: normalizeLine(secondSide.department),
      companyName: normalizeLine(secondSide.companyName),
      address: normalizeLine(secondSide.address)
    }
  };
}

function lengthProblem(text: string, [min, max]: readonly [number, number]): CardProblem | undefined {
  const { length } = [...text];
  if (length === 0) return min === 0 ? undefined : 'required';
  if (length < min) return 'minLength';
  return length > max ? 'maxLength' : undefined;
}

/** A name contains a letter of some script. */
const nameProblem = (name: string, lengths: readonly [number, number]): CardProblem | undefined =>
  lengthProblem(name, lengths) ?? (/\p{L}/u.test(name) ? undefined : 'pattern');

const optional = (text: string, isRight: (text: string) => boolean): CardProblem | undefined =>
  text === '' || isRight(text) ? undefined : 'pattern';

const mobileProblem = (mobile: string): CardProblem | undefined =>
  mobile === '' ? 'required' : optional(mobile, isMobile);

function secondSideProblems(side: CardSecondSide): Partial<Record<CardTextField, CardProblem | undefined>> {
  const { name, position, department, companyName, address } = cardSecondSideLengths;
  return {
    'secondSide.name': nameProblem(side.name, [1, name]),
    'secondSide.position': lengthProblem(side.position, [0, position]),
    'secondSide.department': lengthProblem(side.department, [0, department]),
    'secondSide.companyName': lengthProblem(side.companyName, [0, companyName]),
    'secondSide.address': lengthProblem(side.address, [0, address])
  };
}

/**
 * Validates the texts of a normalized card.
 * @returns the problem of each invalid field; empty when the card is valid
 */
export function cardProblems(card: CardText): Partial<Record<CardTextField, CardProblem>> {
  const problems: Partial<Record<CardTextField, CardProblem | undefined>> = {
    name: nameProblem(card.name, cardTextLengths.name),
    position: lengthProblem(card.position, cardTextLengths.position),
    department: lengthProblem(card.department, cardTextLengths.department),
    companyName: lengthProblem(card.companyName, cardTextLengths.companyName),
    mobile: mobileProblem(card.mobile),
    otherMobile: optional(card.otherMobile, isMobile),
    landline: optional(card.landline, isLandline),
    weChatId: optional(card.weChatId, isWeChatId),
    email: optional(card.email, isEmail),
    website: optional(card.website, isWebsite),
    address: lengthProblem(card.address, cardTextLengths.address),
    intro: lengthProblem(card.intro, cardTextLengths.intro),
    ...(card.secondSide && secondSideProblems(card.secondSide))
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
