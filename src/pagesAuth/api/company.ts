import type { UpdateCompanyBody } from '@contract/company';
import { call } from '@/request/call';

/** A company; without an id the one that the person acts for. NOT_FOUND. */
export const getCompany = (id?: string) => call('GET /api/front/company/info', id === undefined ? {} : { id });

/** Its open supplies, the newest first. */
export const listCompanySupplies = (id: string, cursor?: string) =>
  call('GET /api/front/company/supplies', { id, limit: 10, ...(cursor !== undefined && { cursor }) });

/** Replaces what owner and admins write. FORBIDDEN to others; VALIDATION with the fields that break a rule. */
export const updateCompany = (body: UpdateCompanyBody) =>
  call('POST /api/front/company/update', body, { secure: true });
