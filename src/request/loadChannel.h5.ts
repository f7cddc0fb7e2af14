import type { LoadChannel } from './loadChannel.types';

/** A part that did not arrive fails with an error that `mapError` knows. */
export const loadChannel: LoadChannel = () => import('./secureChannel');
