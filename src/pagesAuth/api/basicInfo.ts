import type { BasicInfoBody } from '@contract/user';
import { call } from '@/request/call';

/** What the person tells about themself. */
export const getBasicInfo = () => call('POST /api/member/user/getBasicInfo', undefined, { secure: true });

/** Changes what is given. VALIDATION names the fields: `banned`, `tooSoon`, `locked` and the rules of forms. */
export const updateBasicInfo = (changes: BasicInfoBody) =>
  call('POST /api/member/user/basicInfo/update', changes, { secure: true });
