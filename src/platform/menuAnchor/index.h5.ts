import type { FindMenuAnchor } from './types';

/** Width from which an action sheet is a popover, px (specification 9). */
const POPOVER_PX = 500;
/** Distance between the menu, its opener, and the edge of the column, px. */
const GAP_PX = 8;

export const findMenuAnchor: FindMenuAnchor = () => {
  const opener = document.activeElement;
  const column = document.querySelector('#container')?.getBoundingClientRect();
  if (innerWidth < POPOVER_PX || !column || !opener || opener === document.body) return undefined;
  const { top, right, bottom, left, height } = opener.getBoundingClientRect();
  if (height === 0 || height > column.height / 2) return undefined;
  const fromEdge = (distance: number) => `${Math.max(GAP_PX, distance)}px`;
  const isLow = (top + bottom) / 2 > column.height / 2;
  const isRight = (left + right) / 2 > (column.left + column.right) / 2;
  return {
    ...(isLow ? { '--bottom': fromEdge(column.bottom - top + GAP_PX) } : { '--top': fromEdge(bottom + GAP_PX) }),
    ...(isRight ? { '--right': fromEdge(column.right - right) } : { '--left': fromEdge(left - column.left) })
  };
};
