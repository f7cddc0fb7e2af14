import type { Address } from '@contract/address';
import { regionText } from '@/lib/regionText';

/** Returns region, street and door number on one line, for example 广西壮族自治区玉林市玉州区 二环北路 3 栋 5 号. */
export function formatStreetAddress({ region, street, doorNo }: Pick<Address, 'region' | 'street' | 'doorNo'>): string {
  return [regionText(region.names), street, doorNo].filter(Boolean).join(' ');
}

/** Returns the address as text for sharing: name, number, address. `parsePastedAddress` reads this format back. */
export function formatAddressForSharing(address: Address): string {
  return [address.receiver, address.mobile, formatStreetAddress(address)].join(' ');
}
