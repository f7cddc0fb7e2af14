import type { Region } from '@contract/region';
import { type Language, language } from '@/locale/language';
import { call } from '@/request/call';

let cached: { tree: Promise<Region[]>; language: Language } | undefined;

/** Every province, city and district, named in the current language. Cached; a failed call is made again. */
export function getRegions(): Promise<Region[]> {
  if (cached?.language !== language.current) {
    const tree = call('GET /api/front/region/tree').catch((error: unknown) => {
      if (cached?.tree === tree) cached = undefined;
      throw error;
    });
    cached = { tree, language: language.current };
  }
  return cached.tree;
}
