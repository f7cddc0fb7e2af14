import type { WhenInputIdle } from './types';

/** WeChat reports touches on the app's own elements only. */
export const whenInputIdle: WhenInputIdle = () => Promise.resolve();
