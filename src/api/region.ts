import type { Region } from '@contract/region';
import { call } from '@/request/call';

let tree: Promise<Region[]> | undefined;

/** Every province, city and district. Asked for once; after a failure the next caller asks again. */
export function getRegions(): Promise<Region[]> {
  tree ??= call('GET /api/front/region/tree').catch((error: unknown) => {
    tree = undefined;
    throw error;
  });
  return tree;
}
