import { call } from '@/request/call';

/** Government page of the region; null without one. */
export const getBusinessAttraction = () => call('POST /api/front/spiceExpo/government/getBusinessAttraction', {});
