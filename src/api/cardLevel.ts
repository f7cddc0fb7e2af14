import { call } from '@/request/call';

/** Levels of business cards with their benefits, and the plans on sale. */
export const getCardPlans = () => call('GET /api/vcard/cardLevel/plans');

/** Level of the user now. */
export const getOwnCardLevel = () => call('POST /api/vcard/cardLevel/mine');
