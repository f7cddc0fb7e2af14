import type { ExpoTicketType, VisitorType } from '@contract/expoTicket';
import { normalizeLine } from './normalizeText';
import { isMobile } from './phone';
import { shanghaiMidnightMs } from './shanghaiTime';

export const MAX_COMPANIONS = 5;
/** Maximum number of varieties that a visitor is interested in; at least one is. */
export const MAX_VISITOR_INTERESTS = 10;

/** Minimum and maximum number of characters. */
export const registrationTextLengths = {
  name: [2, 20],
  company: [1, 50],
  position: [1, 30],
  invitedBy: [0, 50]
} as const;

/** Texts and choices of a registration, as far as they need no register of regions or varieties. */
export interface RegistrationText {
  name: string;
  mobile: string;
  company: string;
  position: string;
  invitedBy: string;
  varietyIds: readonly string[];
  /** Days of the visit, YYYY-MM-DD. */
  days: readonly string[];
  regionCode: string | null;
  countryCode: string | null;
  companions: readonly { name: string; mobile: string }[];
}

export type CompanionField = 'name' | 'mobile';
export type RegistrationField =
  | 'name'
  | 'mobile'
  | 'company'
  | 'position'
  | 'invitedBy'
  | 'varietyIds'
  | 'days'
  | 'region'
  | 'companions'
  | `companions.${number}.${CompanionField}`;
/** `same`: the number of another person of the registration. `range`: a day without the expo. */
export type RegistrationProblem = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'same' | 'range';

const ticketTypes: Record<VisitorType, ExpoTicketType> = {
  buyer: 'professional',
  distributor: 'professional',
  catering: 'professional',
  foodFactory: 'professional',
  media: 'media',
  government: 'vip',
  academic: 'professional',
  individual: 'general',
  exhibitor: 'exhibitor'
};

/** Returns the type of the ticket that a visitor gets. Companions get `general` ones, see `companionTicketType`. */
export function ticketTypeOf(visitorType: VisitorType): ExpoTicketType {
  return ticketTypes[visitorType];
}

/** Returns the type of a companion's ticket: a reviewed type is not passed on. */
export function companionTicketType(visitorType: VisitorType): ExpoTicketType {
  const type = ticketTypeOf(visitorType);
  return isReviewedTicketType(type) ? 'general' : type;
}

/** Returns whether an operator approves tickets of the type before they are issued. */
export function isReviewedTicketType(type: ExpoTicketType): boolean {
  return type === 'vip' || type === 'media';
}

/** Returns the moment from which a ticket cannot be cancelled: the first day of the expo (YYYY-MM-DD) in Asia/Shanghai. */
export function ticketCancellationEndMs(startsOn: string): number {
  return shanghaiMidnightMs(startsOn);
}

/** Returns the registration in the form that is stored and validated. */
export function normalizeRegistration<T extends RegistrationText>(registration: T): T {
  return {
    ...registration,
    name: normalizeLine(registration.name),
    mobile: registration.mobile.trim(),
    company: normalizeLine(registration.company),
    position: normalizeLine(registration.position),
    invitedBy: normalizeLine(registration.invitedBy),
    companions: registration.companions.map(({ name, mobile }) => ({
      name: normalizeLine(name),
      mobile: mobile.trim()
    }))
  };
}

function lengthProblem(text: string, [min, max]: readonly [number, number]): RegistrationProblem | undefined {
  const { length } = [...text];
  if (length === 0) return min === 0 ? undefined : 'required';
  if (length < min) return 'minLength';
  return length > max ? 'maxLength' : undefined;
}

/** A name contains a letter of some script. */
const nameProblem = (name: string): RegistrationProblem | undefined =>
  lengthProblem(name, registrationTextLengths.name) ?? (/\p{L}/u.test(name) ? undefined : 'pattern');

function mobileProblem(mobile: string, others: readonly string[]): RegistrationProblem | undefined {
  if (mobile === '') return 'required';
  if (!isMobile(mobile)) return 'pattern';
  return others.includes(mobile) ? 'same' : undefined;
}

function countProblem(count: number, max: number): RegistrationProblem | undefined {
  if (count === 0) return 'required';
  return count > max ? 'maxLength' : undefined;
}

function daysProblem(days: readonly string[], expoDays: readonly string[]): RegistrationProblem | undefined {
  if (days.length === 0) return 'required';
  return days.every((day) => expoDays.includes(day)) ? undefined : 'range';
}

/**
 * Validates a normalized registration.
 * @param expoDays days of the expo, YYYY-MM-DD
 * @returns the problem of each invalid field; empty when it is valid
 */
export function registrationProblems(
  registration: RegistrationText,
  expoDays: readonly string[]
): Partial<Record<RegistrationField, RegistrationProblem>> {
  const { name, mobile, company, position, invitedBy, varietyIds, days, companions } = registration;
  const problems: Partial<Record<RegistrationField, RegistrationProblem | undefined>> = {
    name: nameProblem(name),
    mobile: mobileProblem(mobile, []),
    company: lengthProblem(company, registrationTextLengths.company),
    position: lengthProblem(position, registrationTextLengths.position),
    invitedBy: lengthProblem(invitedBy, registrationTextLengths.invitedBy),
    varietyIds: countProblem(varietyIds.length, MAX_VISITOR_INTERESTS),
    days: daysProblem(days, expoDays),
    region: (registration.regionCode === null) === (registration.countryCode === null) ? 'required' : undefined,
    companions: companions.length > MAX_COMPANIONS ? 'maxLength' : undefined
  };
  companions.forEach((companion, index) => {
    const before = [mobile, ...companions.slice(0, index).map((other) => other.mobile)];
    problems[`companions.${index}.name`] = nameProblem(companion.name);
    problems[`companions.${index}.mobile`] = mobileProblem(companion.mobile, before);
  });
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
