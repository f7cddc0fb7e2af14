import type { BasicInfo, CurrentUser } from '@contract/user';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { ImageStorage } from '../../providers/imageStorage';
import { companyOfUser } from '../company/company.service';
import { countFollowedLines } from '../market/market.service';
import { countFavouriteNews } from '../news/news.service';
import { isOwnImage } from '../upload/upload.service';
import { countInvitedFriends } from './inviter.service';
import { findUserById, listVerifications, saveBasicInfo } from './user.repository';

const MIN_NICKNAME = 2;

/** What the app knows about the person of the session. */
export async function currentUser(db: Db, userId: string): Promise<CurrentUser> {
  const [user, verifications, company, followedLines, favouriteNews, invitedFriends] = await Promise.all([
    requireUser(db, userId),
    listVerifications(db, userId),
    companyOfUser(db, userId),
    countFollowedLines(db, userId),
    countFavouriteNews(db, userId),
    countInvitedFriends(db, userId)
  ]);
  return {
    id: user.id,
    nickname: user.nickname,
    avatarUrl: user.avatar_url,
    mobile: maskMobile(user.mobile),
    inviteCode: user.invite_code,
    verifications,
    company,
    counts: { followedLines, favouriteNews, invitedFriends }
  };
}

export async function basicInfo(db: Db, userId: string): Promise<BasicInfo> {
  const user = await requireUser(db, userId);
  return { nickname: user.nickname, avatarUrl: user.avatar_url, intro: user.intro };
}

/** Replaces nickname, avatar and intro. Throws VALIDATION with the field that breaks a rule. */
export async function updateBasicInfo(
  { db, images }: { db: Db; images: ImageStorage },
  userId: string,
  wanted: BasicInfo,
  nowMs: number
): Promise<BasicInfo> {
  const info = { nickname: tidy(wanted.nickname), avatarUrl: wanted.avatarUrl, intro: wanted.intro.trim() };
  if (info.nickname.length < MIN_NICKNAME) throw new AppError('VALIDATION', { fields: { nickname: 'minLength' } });
  if (info.avatarUrl !== null && !(await isOwnImage({ db, images }, userId, info.avatarUrl))) {
    // A foreign address would let one person see when others look at them.
    throw new AppError('VALIDATION', { fields: { avatarUrl: 'pattern' } });
  }
  await saveBasicInfo(db, userId, info, nowMs);
  return info;
}

async function requireUser(db: Db, userId: string) {
  const user = await findUserById(db, userId);
  // The session was live a moment ago: the account was removed in between.
  if (user === undefined) throw new AppError('UNAUTHORIZED');
  return user;
}

/** Names are shown in one line: no control or invisible direction characters, single spaces. */
function tidy(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 138****8000 */
function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
