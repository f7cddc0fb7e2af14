import type { SmsDraftPlatform } from './types';

export const canDraftSms: SmsDraftPlatform['canDraftSms'] = true;

export const draftSms: SmsDraftPlatform['draftSms'] = (mobile, text) => {
  window.location.href = `sms:${mobile}?body=${encodeURIComponent(text)}`;
};
