import type { InitialPageSize } from './initialPageSize.types';

export const initialPageSize: InitialPageSize = () => undefined;
