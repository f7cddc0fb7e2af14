import type { CurrentUser, VerificationKind } from '@contract/user';
import { pipelined } from '../../database/connect';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { erasesAtMsOf } from '../account/leaving.service';
import { companiesOfUser, membershipScope, type MembershipScope } from '../company/company.service';
import { countFootprints } from '../browsingHistory/footprint.service';
import { unreadMessageCount } from '../inquiry/inquiry.service';
import { viewerFrom } from '../listing/audience.service';
import { followedLineCount } from '../pricing/market.service';
import { favouriteNewsCount } from '../news/news.service';
import { favouritePurchaseCount } from '../purchase/detail.service';
import { unreadQuotationCount, quotationDealCount } from '../quotation/list.service';
import { favouriteSupplyCount } from '../supply/favourite.service';
import { overallStatusOf } from '../verification/overallStatus.service';
import { maskMobile } from './maskMobile';
import { findUserById, invitedCount, listVerifications } from './user.repository';

/** What the app knows about the person of the session. */
export async function currentUser(db: Db, userId: string, nowMs: number): Promise<CurrentUser> {
  return pipelined(db, async (one) => {
    const [user, verifications, verificationStatus, companies, erasesAtMs] = await Promise.all([
      requireUser(one, userId),
      listVerifications(one, userId),
      overallStatusOf(one, userId),
      companiesOfUser(one, userId),
      erasesAtMsOf(one, userId)
    ]);
    const { receivedQuotations, sentQuotations, inquiries, supplies, purchases, ...counts } = await countAll(
      one,
      membershipScope(userId, companies),
      verifications,
      nowMs
    );
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
      news: { receivedQuotations, sentQuotations, inquiries }
    };
  });
}

/** Every number in one question to the database: a page asks for them each time that it is shown. */
function countAll(db: Db, reach: MembershipScope, verifications: readonly VerificationKind[], nowMs: number) {
  const { userId } = reach;
  return db
    .selectNoFrom([
      followedLineCount(db, userId).$asScalar().$notNull().as('followedLines'),
      favouriteNewsCount(db, userId).$asScalar().$notNull().as('favouriteNews'),
      favouriteSupplyCount(db, userId).$asScalar().$notNull().as('supplies'),
      favouritePurchaseCount(db, userId, viewerFrom(reach, verifications)).$asScalar().$notNull().as('purchases'),
      countFootprints(db, userId, nowMs).$asScalar().$notNull().as('footprints'),
      invitedCount(db, userId).$asScalar().$notNull().as('invitedFriends'),
      quotationDealCount(db, reach, 'sent').$asScalar().$notNull().as('dealsSold'),
      quotationDealCount(db, reach, 'received').$asScalar().$notNull().as('dealsBought'),
      unreadQuotationCount(db, reach, 'received').$asScalar().$notNull().as('receivedQuotations'),
      unreadQuotationCount(db, reach, 'sent').$asScalar().$notNull().as('sentQuotations'),
      unreadMessageCount(reach).as('inquiries')
    ])
    .executeTakeFirstOrThrow();
}

/** In full: for rules, never for the eyes of others. Throws UNAUTHORIZED when the account is gone. */
export async function mobileOf(db: Db, userId: string): Promise<string> {
  return (await requireUser(db, userId)).mobile;
}

async function requireUser(db: Db, userId: string) {
  const user = await findUserById(db, userId);
  // The session was live a moment ago: the account was removed in between.
  if (user === undefined) throw new AppError('UNAUTHORIZED');
  return user;
}
