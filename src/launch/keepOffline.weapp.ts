import type { KeepOffline } from './keepOffline.types';

export const keepOffline: KeepOffline = () => Promise.resolve();
