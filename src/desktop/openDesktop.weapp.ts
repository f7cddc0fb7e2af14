import type { OpenDesktop } from './openDesktop.types';

export const openDesktop: OpenDesktop = () => undefined;
