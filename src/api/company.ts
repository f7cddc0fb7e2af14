import type { CallInput } from '@contract';
import { call } from '@/request/call';

/**
 * Returns a company; without an id the user's current one.
 * @throws ApiError NOT_FOUND for an unknown company, and without an id for a user without one
 */
export const getCompany = (id?: string) => call('GET /api/front/company/info', id === undefined ? {} : { id });

/** Returns the company's open supplies, newest first. */
export const listCompanySupplies = (query: CallInput<'GET /api/front/company/supplies'>) =>
  call('GET /api/front/company/supplies', query);
