import type { CallInput } from '@contract';
import { call } from '@/request/call';

/** Returns the translation service of the server; null without one. */
export const getTranslationService = () => call('GET /api/front/translation/service');

/** Translates a text of a subject that the user may see. */
export const translateText = (ref: CallInput<'POST /api/front/translation/translate'>) =>
  call('POST /api/front/translation/translate', ref);
