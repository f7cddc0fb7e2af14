import type { Address } from '@contract/address';
import { push } from './navigate';

let answer: ((address: Address | null) => void) | null = null;

/**
 * Opens the address list for choosing one. Answers the address that the person tapped; null when they went back.
 *
 *     const address = await pickAddress();
 *
 * @public Its callers come with the forms that need an address.
 */
export function pickAddress(): Promise<Address | null> {
  answer?.(null);
  return new Promise((resolve) => {
    answer = resolve;
    push('address.list', { select: '1' });
  });
}

/** The list's answer: the address that was tapped, or null when the list is left without one. */
export function answerAddressPick(address: Address | null): void {
  const resolve = answer;
  answer = null;
  resolve?.(address);
}
