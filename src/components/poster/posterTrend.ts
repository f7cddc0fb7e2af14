import type { PosterChange } from './poster';
import type { Colour } from './posterItem';

/** The ink of a change and the tint of the pill that it stands in. */
export const TREND: Record<PosterChange['direction'], { ink: Colour; tint: Colour }> = {
  up: { ink: 'up', tint: 'upTint' },
  down: { ink: 'down', tint: 'downTint' },
  flat: { ink: 'flat', tint: 'flatTint' },
  none: { ink: 'hint', tint: 'flatTint' }
};
/** Colour is never the only sign of a direction. */
const ARROW: Record<PosterChange['direction'], string> = { up: '▲', down: '▼', flat: '', none: '' };
/** The change with its arrow. */
export const changeText = ({ text, direction }: PosterChange) => `${ARROW[direction]}${text}`;
