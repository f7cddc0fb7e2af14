import type { OpenerPlace } from './openerPlace.types';

/** WeChat does not tell what has been tapped: its sheets stay at the bottom edge. */
export const openerPlace: OpenerPlace = () => undefined;
