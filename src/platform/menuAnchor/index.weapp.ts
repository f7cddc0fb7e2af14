import type { FindMenuAnchor } from './types';

/** WeChat does not tell what has been tapped: its sheets stay at the bottom edge. */
export const findMenuAnchor: FindMenuAnchor = () => undefined;
