import type { ShowLostPages } from './lostPage.types';

export const showLostPages: ShowLostPages = () => undefined;
