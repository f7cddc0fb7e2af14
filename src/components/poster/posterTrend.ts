import type { PosterChange } from './poster';
import type { Colour } from './posterItem';

/** Text colour of a change and tint of its pill. */
export const TREND: Record<PosterChange['direction'], { ink: Colour; tint: Colour }> = {
  up: { ink: 'up', tint: 'upTint' },
  down: { ink: 'down', tint: 'downTint' },
  flat: { ink: 'flat', tint: 'flatTint' },
  none: { ink: 'hint', tint: 'flatTint' }
};
/** Arrow of a direction, because colour must never be the only sign. */
const ARROW: Record<PosterChange['direction'], string> = { up: '▲', down: '▼', flat: '', none: '' };
/** Returns the change with its arrow. */
export const changeText = ({ text, direction }: PosterChange) => `${ARROW[direction]}${text}`;
