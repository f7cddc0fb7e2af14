import type { BasicInfoBody } from '@contract/user';
import { call } from '@/request/call';

/** Returns the user's own profile. */
export const getBasicInfo = () => call('POST /api/member/user/getBasicInfo', undefined, { secure: true });

/**
 * Changes the given fields.
 * @throws ApiError VALIDATION with `fields.<name>` for values that break the form rules, fail moderation (`banned`) or
 * cannot be changed now (`tooSoon`, `locked`)
 */
export const updateBasicInfo = (changes: BasicInfoBody) =>
  call('POST /api/member/user/basicInfo/update', changes, { secure: true });
