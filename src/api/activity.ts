import { call } from '@/request/call';

/** An activity of the platform with its phase. @throws ApiError NOT_FOUND for an unknown one */
export const getActivity = (id: string) => call('GET /api/front/activity/detail', { id });
