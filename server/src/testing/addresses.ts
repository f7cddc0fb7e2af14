import type { AddressFields } from '@contract/address';

/** Returns an address with all fields. */
export const buildAddress = (changes: Partial<AddressFields> = {}): AddressFields => ({
  receiver: '覃秀兰',
  mobile: '13800138000',
  regionCode: '450902',
  street: '二环北路香料市场三号库',
  doorNo: '12 栋 5 号',
  label: 'warehouse',
  labelText: '',
  position: null,
  isDefault: false,
  ...changes
});
