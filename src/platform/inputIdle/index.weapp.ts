import type { WhenInputIdle } from './types';

/** WeChat tells an app of touches on its own elements only. */
export const whenInputIdle: WhenInputIdle = () => Promise.resolve();
