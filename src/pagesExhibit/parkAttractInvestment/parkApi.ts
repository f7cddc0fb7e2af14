import { call } from '@/request/call';

/** Published parks with their plots. */
export const getParks = () => call('POST /api/front/spiceExpo/fuda/getBusinessAttraction', {});
