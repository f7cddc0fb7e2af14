import type { KeepalivePost } from './types';

/** WeChat lets the requests of an app in the background go on for five seconds. */
export const keepalivePost: KeepalivePost = undefined;
