import { call } from '@/request/call';

/** @param expoId undefined for the expo that is on or comes next, else the last one; null is no such expo */
export const getExpoIntroduction = (expoId?: string) => call('POST /api/front/spiceExpo/getExpoIntroduce', { expoId });

/** @throws ApiError NOT_FOUND for a file that was removed */
export const getExpoFile = (id: string) => call('POST /api/front/expo/getFile', { id });
