import { call } from '@/request/call';

export const getNowExpo = () => call('POST /api/front/spiceExpo/getNowSpiceExpo');
