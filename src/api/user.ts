import { call } from '@/request/call';

/** Whose token it is. UNAUTHORIZED when it is nobody's any more. */
export const getCurrentUser = () => call('GET /api/member/user/current');

/** Ends the session of the token on the server. */
export const logout = () => call('POST /api/member/user/logout', undefined, { secure: true });
