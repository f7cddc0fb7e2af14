import type { UpdateCompanyBody } from '@contract/company';
import { call } from '@/request/call';

/** Returns a company; without an id the user's current one. Rejects with NOT_FOUND. */
export const getCompany = (id?: string) => call('GET /api/front/company/info', id === undefined ? {} : { id });

/** Returns the company's open supplies, newest first. */
export const listCompanySupplies = (id: string, cursor?: string) =>
  call('GET /api/front/company/supplies', { id, limit: 10, ...(cursor !== undefined && { cursor }) });

/**
 * Replaces the fields that owner and admins can edit. Rejects with FORBIDDEN for other users and with VALIDATION by
 * field.
 */
export const updateCompany = (body: UpdateCompanyBody) =>
  call('POST /api/front/company/update', body, { secure: true });
