import type { CurrentUser } from '@contract/user';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { erasesAtMsOf } from '../account/leaving.service';
import { companiesOfUser } from '../company/company.service';
import { countFootprints } from '../footprint/footprint.service';
import { countUnreadInquiries } from '../inquiry/inquiry.service';
import { countFollowedLines } from '../market/market.service';
import { countFavouriteNews } from '../news/news.service';
import { countFavouritePurchases } from '../purchase/detail.service';
import { countNewQuotations } from '../quotation/list.service';
import { countFavouriteSupplies } from '../supply/favourite.service';
import { countInvitedFriends } from './inviter.service';
import { maskMobile } from './maskMobile';
import { findUserById, listVerifications } from './user.repository';

/** What the app knows about the person of the session. */
export async function currentUser(db: Db, userId: string, nowMs: number): Promise<CurrentUser> {
  const [user, verifications, companies, counts, news] = await Promise.all([
    requireUser(db, userId),
    listVerifications(db, userId),
    companiesOfUser(db, userId),
    countsOf(db, userId, nowMs),
    newsOf(db, userId)
  ]);
  const erasesAtMs = await erasesAtMsOf(db, userId);
  return {
    id: user.id,
    nickname: user.nickname,
    avatarUrl: user.avatar_url,
    mobile: maskMobile(user.mobile),
    inviteCode: user.invite_code,
    hasPassword: user.password_hash !== null,
    verifications,
    company: companies[0] ?? null,
    companies,
    erasesAtMs,
    counts,
    news
  };
}

async function countsOf(db: Db, userId: string, nowMs: number): Promise<CurrentUser['counts']> {
  const [followedLines, favouriteNews, supplies, purchases, footprints, invitedFriends] = await Promise.all([
    countFollowedLines(db, userId),
    countFavouriteNews(db, userId),
    countFavouriteSupplies(db, userId),
    countFavouritePurchases(db, userId),
    countFootprints(db, userId, nowMs),
    countInvitedFriends(db, userId)
  ]);
  return { followedLines, favouriteNews, favouriteListings: supplies + purchases, footprints, invitedFriends };
}

async function newsOf(db: Db, userId: string): Promise<CurrentUser['news']> {
  const [receivedQuotations, sentQuotations, inquiries] = await Promise.all([
    countNewQuotations(db, userId, 'received'),
    countNewQuotations(db, userId, 'sent'),
    countUnreadInquiries(db, userId)
  ]);
  return { receivedQuotations, sentQuotations, inquiries };
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
