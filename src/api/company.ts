import { call } from '@/request/call';

/** Makes one of the person's companies the one that they act for. NOT_FOUND for one that they are not in. */
export const switchCompany = (id: string) => call('POST /api/front/company/switch', { id });
