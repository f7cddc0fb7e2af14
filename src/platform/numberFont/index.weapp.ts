import type { LoadNumberFont } from './types';

/** The font is in the style sheet itself and cannot fail to load. */
export const loadNumberFont: LoadNumberFont = () => undefined;
