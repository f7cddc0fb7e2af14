import type { CardStyle } from '@contract/card';
import { lattice } from './spiceArt';

/** Size of a business card in units; its face is laid out in them. */
export const CARD_WIDTH = 327;
export const CARD_HEIGHT = 192;

interface Ground {
  /** Colours of the ground from the upper left to the lower right. */
  from: string;
  to: string;
  /** Disc behind the drawing of the variety. */
  disc: string;
  line: string;
  category: Parameters<typeof lattice>[0];
}

const grounds: Record<CardStyle, Ground> = {
  cinnabar: { from: '#4A1811', to: '#7C2A1C', disc: '#96402C', line: '#F2CE8C', category: 'bud' },
  cassia: { from: '#45301C', to: '#735031', disc: '#8F6942', line: '#F2CE8C', category: 'bark' },
  pepper: { from: '#24422F', to: '#3A6A45', disc: '#4F7F58', line: '#F2CE8C', category: 'hot' },
  indigo: { from: '#1C2C4C', to: '#304C7C', disc: '#446196', line: '#F2CE8C', category: 'blend' },
  paper: { from: '#FBF6EC', to: '#F2E7D3', disc: '#EAD9B9', line: '#A8752C', category: 'fruit' }
};

export const cardStyles = Object.keys(grounds) as CardStyle[];

/** Returns the ground of a card as an SVG file, without its rounded corners. */
export function cardGround(style: CardStyle): string {
  const { from, to, disc, line, category } = grounds[style];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse"><path d="${lattice(category)}" fill="none" stroke="${line}" stroke-width=".8"/></pattern></defs>` +
    `<path fill="url(#g)" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/><path fill="url(#p)" opacity=".14" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>` +
    `<circle cx="272" cy="147" r="115" fill="${disc}"/></svg>`
  );
}
