import type { CallName } from '@contract';

/** Calls by POST that drawn pages may make, because they only read what everyone may see. Every public GET may be made. */
export const readingCalls = [
  'POST /api/front/scanCode/resolve',
  'POST /api/front/spiceExpo/getExpoBanner',
  'POST /api/front/spiceExpo/getExpoIndex',
  'POST /api/front/spiceExpo/getExpoIntroduce',
  'POST /api/front/spiceExpo/getExpoMerchantCategories',
  'POST /api/front/spiceExpo/getExpoMerchantList',
  'POST /api/front/spiceExpo/getExpoSchedule',
  'POST /api/front/spiceExpo/getLiveConfig',
  'POST /api/vcard/card/info'
] as const satisfies readonly CallName[];
