import type { HandRest } from './handRest.types';

/** WeChat tells an app of touches on its own elements only. */
export const handRest: HandRest = () => Promise.resolve();
