import type { AddressChange, NewAddress } from '@contract/address';
import { call } from '@/request/call';

/** The default first, then the newest. */
export const listAddresses = () => call('POST /api/front/address/list', undefined, { secure: true });

/** The same `requestId` twice is one address. CONFLICT when there is no room for another. */
export const createAddress = (address: NewAddress) => call('POST /api/front/address/create', address, { secure: true });

export const changeAddress = (change: AddressChange) =>
  call('POST /api/front/address/update', change, { secure: true });

export const removeAddress = (id: string) => call('POST /api/front/address/remove/{id}', { id });

/** Undoes a removal of the last ten minutes. CONFLICT when its place was taken. */
export const restoreAddress = (id: string) => call('POST /api/front/address/restore/{id}', { id });

export const setDefaultAddress = (id: string) => call('POST /api/front/address/setDefault/{id}', { id });
