import type { CurrentUser, VerificationKind } from '@contract/user';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { erasesAtMsOf } from '../account/cancellation.service';
import { countFootprints } from '../browsingHistory/footprint.service';
import { recentVisitorCount } from '../cardVisit/cardStats.service';
import { companiesOfUser, type MembershipScope, membershipScope } from '../company/company.service';
import { waitingRequestCount } from '../exchange/relation.service';
import { holderEntryCount } from '../holder/saves.service';
import { unreadMessageCount } from '../inquiry/inquiry.service';
import { viewerFrom } from '../listing/audience';
import { favouriteNewsCount } from '../news/news.service';
import { followedLineCount } from '../pricing/market.service';
import { favouritePurchaseCount } from '../purchase/engagement.service';
import { quotationDealCount, unreadQuotationCount } from '../quotation/list.service';
import { favouriteSupplyCount } from '../supply/engagement.service';
import { maskMobile } from '../user/maskMobile';
import { invitedCount } from '../user/user.repository';
import { getUser, verificationsOf } from '../user/user.service';
import { overallStatusOf } from '../verification/verifiedPerson.service';

/**
 * Returns the user of the session.
 * @throws AppError UNAUTHORIZED when the account was removed
 */
export async function currentUser(db: Db, userId: string, nowMs: number): Promise<CurrentUser> {
  return pipelined(db, async (connection) => {
    const [user, verifications, verificationStatus, companies, erasesAtMs] = await Promise.all([
      getUser(connection, userId),
      verificationsOf(connection, userId),
      overallStatusOf(connection, userId),
      companiesOfUser(connection, userId),
      erasesAtMsOf(connection, userId)
    ]);
    const scope = membershipScope(userId, companies);
    const { receivedQuotations, sentQuotations, inquiries, exchangeRequests, supplies, purchases, ...counts } =
      await countAll(connection, scope, verifications, nowMs);
    return {
      id: user.id,
      nickname: user.nickname,
      avatarUrl: user.avatar_url,
      mobile: maskMobile(user.mobile),
      inviteCode: user.invite_code,
      hasPassword: user.password_hash !== null,
      verifications,
      verificationStatus,
      company: companies[0] ?? null,
      companies,
      agreedVersion: user.agreed_version,
      erasesAtMs,
      counts: { ...counts, favouriteListings: supplies + purchases },
      news: { receivedQuotations, sentQuotations, inquiries, exchangeRequests }
    };
  });
}

/** Counts everything in one query, because a page requests the counts each time it is shown. */
function countAll(db: Db, scope: MembershipScope, verifications: readonly VerificationKind[], nowMs: number) {
  const { userId } = scope;
  return db
    .selectNoFrom([
      followedLineCount(db, userId).$asScalar().$notNull().as('followedLines'),
      favouriteNewsCount(db, userId).$asScalar().$notNull().as('favouriteNews'),
      favouriteSupplyCount(db, userId).$asScalar().$notNull().as('supplies'),
      favouritePurchaseCount(db, userId, viewerFrom(scope, verifications)).$asScalar().$notNull().as('purchases'),
      countFootprints(db, userId, nowMs).$asScalar().$notNull().as('footprints'),
      invitedCount(db, userId).$asScalar().$notNull().as('invitedFriends'),
      quotationDealCount(db, scope, 'sent').$asScalar().$notNull().as('dealsSold'),
      quotationDealCount(db, scope, 'received').$asScalar().$notNull().as('dealsBought'),
      unreadQuotationCount(db, scope, 'received').$asScalar().$notNull().as('receivedQuotations'),
      unreadQuotationCount(db, scope, 'sent').$asScalar().$notNull().as('sentQuotations'),
      recentVisitorCount(db, userId, nowMs).$asScalar().$notNull().as('cardVisitors'),
      holderEntryCount(db, userId).$asScalar().$notNull().as('holderEntries'),
      waitingRequestCount(db, userId).$asScalar().$notNull().as('exchangeRequests'),
      unreadMessageCount(scope).as('inquiries')
    ])
    .executeTakeFirstOrThrow();
}
