import type { ApiRequest } from './request.types';

/** Returns the address of a call among the answers of a drawn page (`DrawnPageInput` of the contract). */
export const answerAddress = ({ url, data }: Pick<ApiRequest, 'url' | 'data'>): string =>
  data ? `${url} ${JSON.stringify(data)}` : url;
