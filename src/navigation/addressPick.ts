import type { Address } from '@contract/address';
import { push } from './navigate';

export type AnswerPick = (address: Address | null) => void;

let waiting: AnswerPick | null = null;

/**
 * Opens the address list for choosing one. Answers the address that the person tapped; null when they went back.
 *
 *     const address = await pickAddress();
 */
export function pickAddress(): Promise<Address | null> {
  waiting?.(null);
  return new Promise((resolve) => {
    waiting = resolve;
    push('address.list', { select: '1' });
  });
}

/**
 * How the list that has just opened answers whoever asked for it. A list that goes late, while the next one is open
 * already, answers nobody but its own.
 */
export function takeAddressPick(): AnswerPick {
  const answer = waiting;
  waiting = null;
  return (address) => answer?.(address);
}
