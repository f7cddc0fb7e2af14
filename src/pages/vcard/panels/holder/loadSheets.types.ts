import type { ComponentType } from 'react';
import type { HolderSheetsProps } from './components/HolderSheets';

/**
 * Loads what opens over the list, on first use. Has platform variants because the mini-program takes it from a package of
 * its own, with the forms that it needs: viewers of a card do without them.
 * @throws ApiError NETWORK when the code did not arrive; the next call tries again
 */
export type LoadSheets = () => Promise<ComponentType<HolderSheetsProps>>;
