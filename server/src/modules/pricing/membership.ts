import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface Membership {
  /** Returns whether the user is a member of a company. */
  isCompanyMember(db: Db, userId: string): Promise<boolean>;
}

/** Company members see more of the price history. */
export const membership = defineExtensionPoint<Membership>('membership');
