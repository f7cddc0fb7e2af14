import type { ComponentType } from 'react';
import type { HolderSheetsProps } from './components/HolderSheets';

let sheets: ComponentType<HolderSheetsProps> | undefined;

/** Passes the sheets on to the page, which is in another package. */
export function passSheets(passed: ComponentType<HolderSheetsProps>): void {
  sheets = passed;
}

/**
 * Returns the sheets of the card holder.
 * @throws Error before their package has run
 */
export function passedSheets(): ComponentType<HolderSheetsProps> {
  if (sheets === undefined) throw new Error('the package of the card holder passed no sheets on');
  return sheets;
}
