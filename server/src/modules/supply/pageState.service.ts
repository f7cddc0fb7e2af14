import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';
import { findSupplyState } from './pageState.repository';

export function getSupplyState(db: Db, id: string): Promise<PageState> {
  return findSupplyState(db, id);
}
