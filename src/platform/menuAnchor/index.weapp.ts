import type { FindMenuAnchor } from './types';

/** WeChat does not report the tapped element: its sheets stay at the bottom edge. */
export const findMenuAnchor: FindMenuAnchor = () => undefined;
