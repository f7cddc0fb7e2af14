import type { AddressChange, NewAddress } from '@contract/address';
import { call } from '@/request/call';

/** Returns the default address first, then the newest. */
export const listAddresses = () => call('POST /api/front/address/list', undefined, { secure: true });

/**
 * Creates an address. Idempotent per `requestId`.
 * @throws ApiError CONFLICT when the address limit is reached
 */
export const createAddress = (address: NewAddress) => call('POST /api/front/address/create', address, { secure: true });

export const changeAddress = (change: AddressChange) =>
  call('POST /api/front/address/update', change, { secure: true });

export const removeAddress = (id: string) => call('POST /api/front/address/remove/{id}', { id });

/**
 * Restores an address removed within the last ten minutes.
 * @throws ApiError CONFLICT when the address limit has been reached since
 */
export const restoreAddress = (id: string) => call('POST /api/front/address/restore/{id}', { id });

export const setDefaultAddress = (id: string) => call('POST /api/front/address/setDefault/{id}', { id });
