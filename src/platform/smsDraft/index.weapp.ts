import type { SmsDraftPlatform } from './types';

/** A mini-program cannot open the messaging app: its text is copied. */
export const canDraftSms: SmsDraftPlatform['canDraftSms'] = false;

export const draftSms: SmsDraftPlatform['draftSms'] = () => undefined;
