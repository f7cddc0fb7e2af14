import { call } from '@/request/call';

/**
 * The current expo with its registration, the member's tickets and what a form begins with. Null between expos, and for an
 * expo without registration.
 */
export const getExpoUserInfo = () => call('POST /api/front/spiceExpo/getExpoUserInfo', {}, { secure: true });
