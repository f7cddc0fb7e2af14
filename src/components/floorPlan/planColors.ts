import { exhibitorCategories } from '@rules/boothCategory';
import type { ElementColors } from '@/platform/planCanvas/types';

/** Booking states of a booth, for the colours of a plan on which booths are chosen. */
export const boothStates = ['free', 'held', 'taken', 'own'] as const;
export type BoothState = (typeof boothStates)[number];

/**
 * Colours of the plan: each is an element of the page in this class, because a canvas cannot use custom properties.
 * `hall` is floor and wall, `gate` the entrance, `faded` a booth that the filter leaves out.
 */
export const colorKeys = [
  ...exhibitorCategories,
  ...boothStates,
  'hall',
  'selected',
  'star',
  'facility',
  'gate',
  'faded'
] as const;
export type ColorKey = (typeof colorKeys)[number];

export type PlanColors = Readonly<Record<ColorKey, ElementColors>>;

/** @param colors in the order of `colorKeys` */
export function planColorsFrom(colors: readonly ElementColors[]): PlanColors {
  const none = { fill: 'transparent', ink: 'black' };
  return Object.fromEntries(colorKeys.map((key, index) => [key, colors[index] ?? none])) as Record<
    ColorKey,
    ElementColors
  >;
}
