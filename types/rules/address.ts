import { normalizeLine } from './normalizeText';
import { isMobile } from './phone';

/** Maximum number of saved addresses per user. */
export const MAX_ADDRESSES = 20;
export const MAX_RECEIVER = 20;
export const MAX_STREET = 60;
export const MAX_DOOR_NO = 20;
export const MAX_LABEL_TEXT = 6;
const MIN_RECEIVER = 2;
const MIN_STREET = 5;

/** Text fields of an address as entered; the region is chosen from a list. */
export interface AddressText {
  receiver: string;
  mobile: string;
  street: string;
  /** May be empty. */
  doorNo: string;
  label: string;
  /** Text of a custom label; empty for every other label. */
  labelText: string;
}

export type AddressTextField = Exclude<keyof AddressText, 'label'>;
export type AddressProblem = 'required' | 'minLength' | 'maxLength' | 'pattern';

const lengthOf = (text: string) => [...text].length;

/** Returns the address in the form that is stored and validated. */
export function normalizeAddress<T extends AddressText>(address: T): T {
  return {
    ...address,
    receiver: normalizeLine(address.receiver),
    mobile: address.mobile.trim(),
    street: normalizeLine(address.street),
    doorNo: normalizeLine(address.doorNo),
    labelText: address.label === 'other' ? normalizeLine(address.labelText) : ''
  };
}

function lengthProblem(text: string, min: number, max: number): AddressProblem | undefined {
  const length = lengthOf(text);
  if (length === 0) return min === 0 ? undefined : 'required';
  if (length < min) return 'minLength';
  return length > max ? 'maxLength' : undefined;
}

/**
 * Returns the problem of a receiver's name, which must contain at least one letter because parcels are addressed to a
 * name.
 */
function receiverProblem(receiver: string): AddressProblem | undefined {
  return lengthProblem(receiver, MIN_RECEIVER, MAX_RECEIVER) ?? (/\p{L}/u.test(receiver) ? undefined : 'pattern');
}

function mobileProblem(mobile: string): AddressProblem | undefined {
  if (mobile === '') return 'required';
  return isMobile(mobile) ? undefined : 'pattern';
}

/**
 * Validates a normalized address.
 * @returns the problem of each invalid field; empty when the address is valid
 */
export function addressProblems(address: AddressText): Partial<Record<AddressTextField, AddressProblem>> {
  const problems: Partial<Record<AddressTextField, AddressProblem | undefined>> = {
    receiver: receiverProblem(address.receiver),
    mobile: mobileProblem(address.mobile),
    street: lengthProblem(address.street, MIN_STREET, MAX_STREET),
    doorNo: lengthProblem(address.doorNo, 0, MAX_DOOR_NO),
    labelText: address.label === 'other' ? lengthProblem(address.labelText, 1, MAX_LABEL_TEXT) : undefined
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
