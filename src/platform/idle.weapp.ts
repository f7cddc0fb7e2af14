import type { Idle } from './idle.types';

/** Scripts and view run in threads of their own: there is nothing to keep free. */
export const idle: Idle = () => Promise.resolve();
