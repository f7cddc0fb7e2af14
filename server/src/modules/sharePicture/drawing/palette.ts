import type { Trend } from './face';

/** Colours of the light appearance (src/styles/tokens.scss): a share picture has no other. */
export const palette = {
  brand: '#ed4940',
  brandText: '#c8281f',
  page: '#f6f4f1',
  hero: '#fbe6e0',
  surface: '#ffffff',
  ink1: '#211a16',
  ink2: '#5a514b',
  ink3: '#736962',
  grid: '#efeae4',
  earth: '#8c4a2f'
} as const;

export const trendColours: Record<Trend, string> = { up: '#cf2a20', down: '#0a7a49', flat: '#736962' };
export const trendTints: Record<Trend, string> = { up: '#fdedea', down: '#e6f4ec', flat: '#f1eeea' };
