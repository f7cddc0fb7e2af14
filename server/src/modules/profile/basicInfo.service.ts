import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { isAddressDetail } from '@rules/addressDetail';
import { DAY_MS } from '@rules/duration';
import { nicknameProblem, normalizeNickname } from '@rules/nickname';
import { isRealName } from '@rules/personName';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { TextModeration } from '../../providers/textModeration';
import { isCompanyName } from '../company/company.service';
import { syncPersonParty } from '../listing/companyListings.service';
import { listVarietyNames } from '../pricing/variety.service';
import { isDistrict, regionOf } from '../region/region.service';
import { unacceptableImages } from '../upload/publicImage.service';
import { isOwnImage } from '../upload/upload.service';
import { updateAccount } from '../user/user.repository';
import { getUser, lockMember, verificationsOf } from '../user/user.service';
import { findProfile, findPublicDetails, lockProfile, type ProfileRow, updateProfile } from './profile.repository';

/** A name that changes every day means nothing to trading partners. */
const NICKNAME_COOLDOWN_MS = 30 * DAY_MS;

const ruleOf = { tooShort: 'minLength', tooLong: 'maxLength', characters: 'pattern' } as const;

/** Returns the name that a user has entered as their real one; empty for none. */
export async function realNameOf(db: Db, userId: string): Promise<string> {
  return (await findProfile(db, userId))?.real_name ?? '';
}

/**
 * Returns the public details of a user.
 * @throws AppError UNAUTHORIZED when the account was removed
 */
export async function basicInfo(db: Db | Tx, userId: string, nowMs: number): Promise<BasicInfo> {
  const user = await findPublicDetails(db, userId);
  if (user === undefined) throw new AppError('UNAUTHORIZED');
  const region = user.address_region_code === null ? null : regionOf(user.address_region_code);
  return {
    nickname: user.nickname,
    nicknameFromMs: cooldownUntil(user, nowMs),
    avatarUrl: user.avatar_url,
    intro: user.intro,
    realName: user.verified_name || (user.real_name ?? ''),
    isRealNameLocked: user.verified_name !== null,
    gender: user.gender,
    region: user.region_code === null ? null : regionOf(user.region_code),
    identity: user.identity,
    varietyIds: user.variety_ids ?? [],
    address: region && { region, detail: user.address_detail ?? '' }
  };
}

/**
 * Changes the given fields, all or none.
 * @throws AppError VALIDATION with the fields that break a rule
 */
export async function updateBasicInfo(
  deps: Pick<Deps, 'db' | 'files' | 'textModeration' | 'imageModeration'>,
  userId: string,
  wanted: BasicInfoBody,
  nowMs: number
): Promise<BasicInfo> {
  const info = normalized(wanted);
  const fields = {
    ...brokenRules(info),
    ...(await brokenReferences(deps, userId, info)),
    ...(await bannedFields(deps.textModeration, info))
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  return deps.db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    const profile = await lockProfile(tx, userId);
    await requireChangeAllowed(tx, userId, info, profile, nowMs);
    await write(tx, userId, info, nowMs);
    if (info.nickname !== undefined) await syncPersonParty(tx, userId);
    return basicInfo(tx, userId, nowMs);
  });
}

function normalized(wanted: BasicInfoBody): BasicInfoBody {
  const { nickname, intro, realName, address } = wanted;
  return {
    ...wanted,
    ...(nickname !== undefined && { nickname: normalizeNickname(nickname) }),
    ...(intro !== undefined && { intro: intro.trim() }),
    ...(realName !== undefined && { realName: realName.trim() }),
    ...(address && { address: { ...address, detail: address.detail.trim() } })
  };
}

function brokenRules({ nickname, realName, regionCode, address }: BasicInfoBody): Record<string, string> {
  const nicknameFault = nickname === undefined ? undefined : nicknameProblem(nickname);
  return {
    ...(nicknameFault && { nickname: ruleOf[nicknameFault] }),
    ...(realName && !isRealName(realName) && { realName: 'pattern' }),
    ...(regionCode && regionOf(regionCode) === null && { regionCode: 'unknown' }),
    ...(address && !isDistrict(address.regionCode) && { 'address.regionCode': 'unknown' }),
    ...(address && !isAddressDetail(address.detail) && { 'address.detail': 'minLength' })
  };
}

async function brokenReferences(
  deps: Pick<Deps, 'db' | 'files' | 'imageModeration'>,
  userId: string,
  { avatarUrl, varietyIds = [] }: BasicInfoBody
): Promise<Record<string, string>> {
  // A foreign URL would reveal to its owner who views the user.
  const isForeign = typeof avatarUrl === 'string' && !(await isOwnImage(deps, userId, avatarUrl));
  const isUnfit = typeof avatarUrl === 'string' && (await unacceptableImages(deps, userId, [avatarUrl])).size > 0;
  const known = varietyIds.length === 0 ? [] : (await listVarietyNames(deps.db)).map(({ id }) => id);
  return {
    ...(isForeign && { avatarUrl: 'pattern' }),
    ...(isUnfit && { avatarUrl: 'unfit' }),
    ...(varietyIds.some((id) => !known.includes(id)) && { varietyIds: 'unknown' })
  };
}

async function bannedFields(
  textModeration: TextModeration,
  { nickname, intro }: BasicInfoBody
): Promise<Record<string, string>> {
  return {
    ...(nickname !== undefined && !(await textModeration.isAllowed(nickname, 'name')) && { nickname: 'banned' }),
    ...(intro !== undefined && !(await textModeration.isAllowed(intro, 'text')) && { intro: 'banned' })
  };
}

/**
 * Checks changes that are not always or not for every user allowed.
 * @throws AppError VALIDATION `nickname` `tooSoon` or, for the name of a company, `banned`; `realName` `locked` once it
 * is verified
 */
async function requireChangeAllowed(
  tx: Tx,
  userId: string,
  { nickname, realName }: BasicInfoBody,
  profile: ProfileRow,
  nowMs: number
): Promise<void> {
  const user = await getUser(tx, userId);
  if (nickname !== undefined && nickname !== user.nickname && cooldownUntil(profile, nowMs) !== null) {
    throw new AppError('VALIDATION', { fields: { nickname: 'tooSoon' } });
  }
  if (nickname !== undefined && nickname !== user.nickname && (await isCompanyName(tx, nickname))) {
    throw new AppError('VALIDATION', { fields: { nickname: 'banned' } });
  }
  if (realName !== undefined && realName !== profile.real_name) {
    const isLocked = (await verificationsOf(tx, userId)).includes('person');
    if (isLocked) throw new AppError('VALIDATION', { fields: { realName: 'locked' } });
  }
}

async function write(tx: Tx, userId: string, info: BasicInfoBody, nowMs: number): Promise<void> {
  const user = await getUser(tx, userId);
  const isRenamed = info.nickname !== undefined && info.nickname !== user.nickname;
  await updateAccount(
    tx,
    userId,
    {
      ...(info.nickname !== undefined && { nickname: info.nickname }),
      ...(info.avatarUrl !== undefined && { avatar_url: info.avatarUrl }),
      ...(info.intro !== undefined && { intro: info.intro })
    },
    nowMs
  );
  await updateProfile(tx, userId, {
    ...(isRenamed && { nickname_changed_at_ms: nowMs }),
    ...(info.realName !== undefined && { real_name: info.realName }),
    ...(info.gender !== undefined && { gender: info.gender }),
    ...(info.regionCode !== undefined && { region_code: info.regionCode }),
    ...(info.identity !== undefined && { identity: info.identity }),
    ...(info.varietyIds !== undefined && { variety_ids: info.varietyIds }),
    ...(info.address !== undefined && {
      address_region_code: info.address?.regionCode ?? null,
      address_detail: info.address?.detail ?? ''
    })
  });
}

/** Returns the time until which the nickname cannot be changed; null when it can. */
function cooldownUntil(profile: Pick<ProfileRow, 'nickname_changed_at_ms'>, nowMs: number): number | null {
  const untilMs = (profile.nickname_changed_at_ms ?? -NICKNAME_COOLDOWN_MS) + NICKNAME_COOLDOWN_MS;
  return untilMs > nowMs ? untilMs : null;
}
