import { call } from '@/request/call';

/** The varieties that the person's recommendations are made from. */
export const listInterests = () => call('GET /api/front/interest/list');

/** Takes a variety out of the recommendations (`on` false) or puts it back. */
export const setInterest = (varietyId: string, on: boolean) => call('POST /api/front/interest/set', { varietyId, on });
