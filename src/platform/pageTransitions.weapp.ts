import type { AnimatePages } from './pageTransitions.types';

export const animatePages: AnimatePages = () => undefined;
