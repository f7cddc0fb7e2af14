import { onDemand } from '@/platform/weapp/onDemand';
import { consent } from '@/stores/consent';
import type { AskConsent } from './askConsent';
import { recordAgreement } from './recordAgreement';
// WeChat loads no style sheet of a package that the page is not in: it is in the main package.
import './ConsentPanel.module.scss';

/** The package is loaded for those alone who have not answered yet. */
export const loadConsent = async (): Promise<AskConsent> =>
  consent.isAnswered ? recordAgreement : onDemand('askConsent');
