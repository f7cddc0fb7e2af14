import type { RemoveUrlParam } from './types';

export const removeUrlParam: RemoveUrlParam = () => undefined;
