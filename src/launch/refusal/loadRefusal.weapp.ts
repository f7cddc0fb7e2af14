import type { AskForPrivacy, ExplainDenial } from '@/platform/permissionDenial/types';
import { onDemand } from '@/platform/weapp/onDemand';
// WeChat loads no style sheet of a package that the page is not in: it is in the main package.
import './privacyPanel.module.scss';

export const explainDenialOnDemand: ExplainDenial = async (denial) =>
  (await onDemand<ExplainDenial>('explainDenial'))(denial);

export const askForPrivacyOnDemand: AskForPrivacy = async (what) =>
  (await onDemand<AskForPrivacy>('askForPrivacy'))(what);
