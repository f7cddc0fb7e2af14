import type { RemoveUrlParam } from './removeUrlParam.types';

export const removeUrlParam: RemoveUrlParam = () => undefined;
