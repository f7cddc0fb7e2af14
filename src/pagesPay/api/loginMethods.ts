import { call } from '@/request/call';

/** Login methods of the server: they name WeChat's page that identifies a payer. */
export const getLoginMethods = () => call('GET /api/member/user/loginWays');
