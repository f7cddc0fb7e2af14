import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';
import { findPurchaseState } from './pageState.repository';

export function getPurchaseState(db: Db, id: string): Promise<PageState> {
  return findPurchaseState(db, id);
}
