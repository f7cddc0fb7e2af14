import type { ExhibitorDetail } from '@contract/exhibitor';
import type { Db } from '../../database/schema';
import { findTexts } from './exhibitor.repository';

/** Returns the introductions and exhibits of an expo's exhibitors, for their translation. */
export function listExhibitorTexts(db: Db, expoId: string): Promise<Pick<ExhibitorDetail, 'intro' | 'exhibits'>[]> {
  return findTexts(db, expoId);
}
