import type { AskForPrivacy, ExplainDenial } from '@/platform/permissionDenial/types';

export const explainDenialOnDemand: ExplainDenial = (denial) =>
  import('./explainDenial').then(({ explainDenial }) => explainDenial(denial));

export const askForPrivacyOnDemand: AskForPrivacy = (what) =>
  import('./privacyPanel').then(({ askForPrivacy }) => askForPrivacy(what));
