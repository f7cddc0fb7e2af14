import { call } from '@/request/call';

/** The expo that is on or comes next; null when none is planned. */
export const getCurrentExpo = () => call('POST /api/front/spiceExpo/getNowSpiceExpo');
