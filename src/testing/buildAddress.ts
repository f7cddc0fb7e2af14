import type { Address } from '@contract/address';

/** Builds an address in Yulin with the given changes. */
export function buildAddress(address: Partial<Address> = {}): Address {
  return {
    id: 'a1',
    receiver: '覃秀兰',
    mobile: '13800138000',
    region: { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] },
    street: '二环北路香料市场',
    position: null,
    doorNo: '3 栋',
    label: 'company',
    labelText: '',
    isDefault: true,
    updatedAtMs: 0,
    ...address
  };
}
