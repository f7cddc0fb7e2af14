import type { Address } from '@contract/address';
import { regionText } from '@/lib/regionText';

/** 广西壮族自治区玉林市玉州区 二环北路 3 栋 5 号 */
export function formatStreetAddress({ region, street, doorNo }: Pick<Address, 'region' | 'street' | 'doorNo'>): string {
  return [regionText(region.names), street, doorNo].filter(Boolean).join(' ');
}

/** As one sends it to somebody: name, number, place. The address page reads it back. */
export function formatAddressForSharing(address: Address): string {
  return [address.receiver, address.mobile, formatStreetAddress(address)].join(' ');
}
