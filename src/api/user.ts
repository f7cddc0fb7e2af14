import { call } from '@/request/call';

/** Returns the user of the session's token. @throws ApiError UNAUTHORIZED when it is no longer valid */
export const getCurrentUser = () => call('GET /api/member/user/current');

/** Ends the session of the token on the server. */
export const logout = () => call('POST /api/member/user/logout', undefined, { secure: true });
