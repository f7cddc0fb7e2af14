import type { StandInFor } from './standIn.types';

export const standInFor: StandInFor = (url) => url;
