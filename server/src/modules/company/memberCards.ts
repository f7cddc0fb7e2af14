import type { Team } from '@contract/team';
import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';

interface MemberCards {
  /** Returns the business card of each member that is bound to the company, by user. */
  findByMember(db: Db, companyId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the figures of the members' cards of the last 30 days, as far as the level of the viewer's cards goes. */
  figuresOf(
    db: Db,
    team: { companyId: string; viewerId: string },
    nowMs: number
  ): Promise<NonNullable<Team['cardFigures']>>;
}

/** Business cards of a company's members, from the modules of cards and their visits. */
export const memberCards = defineExtensionPoint<MemberCards>('memberCards');
