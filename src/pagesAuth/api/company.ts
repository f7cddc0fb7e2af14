import type { UpdateCompanyBody } from '@contract/company';
import { call } from '@/request/call';

/**
 * Replaces the fields that owner and admins can edit.
 * @throws ApiError FORBIDDEN for other users, VALIDATION with `fields.<name>` for values that break the rules
 */
export const updateCompany = (body: UpdateCompanyBody) =>
  call('POST /api/front/company/update', body, { secure: true });
