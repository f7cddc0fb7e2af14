import type { AskConsent } from './askConsent';

export const loadConsent = (): Promise<AskConsent> => import('./askConsent').then(({ askConsent }) => askConsent);
