import type { WebVitalsPlatform } from './types';

/** WeChat measures its own pages. */
export const watchWebVitals: WebVitalsPlatform['watchWebVitals'] = () => undefined;

export const enteredPath: WebVitalsPlatform['enteredPath'] = () => '';
