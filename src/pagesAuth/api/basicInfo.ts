import type { BasicInfoBody } from '@contract/user';
import { call } from '@/request/call';

/** Returns the user's own profile. */
export const getBasicInfo = () => call('POST /api/member/user/getBasicInfo', undefined, { secure: true });

/** Changes the given fields. Rejects with VALIDATION by field: `banned`, `tooSoon`, `locked` and the form rules. */
export const updateBasicInfo = (changes: BasicInfoBody) =>
  call('POST /api/member/user/basicInfo/update', changes, { secure: true });
