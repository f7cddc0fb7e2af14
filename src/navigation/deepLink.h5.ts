import type { OpenDeepLink } from './deepLink.types';
import { followLink } from './followLink';

export const openDeepLink: OpenDeepLink = followLink;
