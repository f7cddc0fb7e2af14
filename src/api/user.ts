import { call } from '@/request/call';

export const getCurrentUser = () => call('GET /api/member/user/current');

export const logout = () => call('POST /api/member/user/logout', undefined, { secure: true });
