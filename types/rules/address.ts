import { isMobile } from './phone';
import { normalizeLine } from './normalizeText';

/** How many addresses a person may keep. */
export const MAX_ADDRESSES = 20;
export const MAX_RECEIVER = 20;
export const MAX_STREET = 60;
export const MAX_DOOR_NO = 20;
export const MAX_LABEL_TEXT = 6;
const MIN_RECEIVER = 2;
const MIN_STREET = 5;

/** What a person types into an address; the region is chosen from a list. */
export interface AddressText {
  receiver: string;
  mobile: string;
  street: string;
  /** May be empty. */
  doorNo: string;
  label: string;
  /** The words of a label of one's own; empty with every other label. */
  labelText: string;
}

export type AddressTextField = Exclude<keyof AddressText, 'label'>;
export type AddressProblem = 'required' | 'minLength' | 'maxLength' | 'pattern';

const lengthOf = (text: string) => [...text].length;

/** The address as it is kept. */
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

/** A parcel is handed to somebody with a name: letters, not digits and signs alone. */
function receiverProblem(receiver: string): AddressProblem | undefined {
  return lengthProblem(receiver, MIN_RECEIVER, MAX_RECEIVER) ?? (/\p{L}/u.test(receiver) ? undefined : 'pattern');
}

function mobileProblem(mobile: string): AddressProblem | undefined {
  if (mobile === '') return 'required';
  return isMobile(mobile) ? undefined : 'pattern';
}

/** What is wrong with a tidy address, field by field; empty when it may be kept. */
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
