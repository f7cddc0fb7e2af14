import type { FollowMissingPages } from './missingPage.types';

export const followMissingPages: FollowMissingPages = () => undefined;
