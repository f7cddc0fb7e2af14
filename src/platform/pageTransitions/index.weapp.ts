import type { AnimatePages } from './types';

export const animatePages: AnimatePages = () => undefined;
