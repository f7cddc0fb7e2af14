import type { CardVisibility } from '@contract/card';

/** Viewers of a contact, from open to strict. */
export const visibilityOptions: readonly CardVisibility[] = ['everyone', 'exchanged', 'hidden'];
