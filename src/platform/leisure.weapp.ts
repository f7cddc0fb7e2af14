import type { Leisure } from './leisure.types';

/** Scripts and view run in threads of their own: there is nothing to keep free. */
export const leisure: Leisure = () => Promise.resolve();
