import type { InitialPageSize } from './types';

export const initialPageSize: InitialPageSize = () => undefined;
