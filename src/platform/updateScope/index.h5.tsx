import type { UpdateScope as Scope } from './types';

export const UpdateScope: Scope = ({ children }) => children;
