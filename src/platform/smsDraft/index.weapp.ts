import type { SmsDraftPlatform } from './types';

/** A mini-program may not open the message app: its text is copied. */
export const canDraftSms: SmsDraftPlatform['canDraftSms'] = false;

export const draftSms: SmsDraftPlatform['draftSms'] = () => undefined;
