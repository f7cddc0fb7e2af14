import type { FollowPageFocus } from './types';

export const followPageFocus: FollowPageFocus = () => undefined;
