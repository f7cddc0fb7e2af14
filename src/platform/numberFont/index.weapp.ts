import type { LoadNumberFont } from './types';

/** It stands in the style sheet itself and cannot fail to come. */
export const loadNumberFont: LoadNumberFont = () => undefined;
