import type { Address } from '@contract/address';
import { push } from './navigate';

export type ResolveAddressPick = (address: Address | null) => void;

let pendingPick: ResolveAddressPick | null = null;

/**
 * Opens the address list for choosing one. Answers the address that the person tapped; null when they went back.
 *
 *     const address = await pickAddress();
 */
export function pickAddress(): Promise<Address | null> {
  pendingPick?.(null);
  return new Promise((resolve) => {
    pendingPick = resolve;
    push('address.list', { select: '1' });
  });
}

/**
 * Returns the function that resolves the pick of the list that has just opened. A list that closes late, while the next
 * one is open already, resolves its own pick only.
 */
export function claimAddressPick(): ResolveAddressPick {
  const answer = pendingPick;
  pendingPick = null;
  return (address) => answer?.(address);
}
