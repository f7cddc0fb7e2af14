import type { CardFields } from '@contract/card';
import { cardProblems } from '@rules/card';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { FileStorage } from '../../providers/fileStorage';
import type { ImageModeration } from '../../providers/imageModeration';
import type { TextModeration } from '../../providers/textModeration';
import { workplacesOf } from '../company/company.service';
import { moderateTexts } from '../moderation/moderation';
import { listVarietyNames } from '../pricing/variety.service';
import { findSupplySummary } from '../supply/publicListing.service';
import { unacceptableImages } from '../upload/publicImage.service';
import { isOwnImage } from '../upload/upload.service';

export interface CardDeps {
  db: Db;
  files: FileStorage;
  textModeration: TextModeration;
  imageModeration: ImageModeration;
}

/** Rule that is broken, by field. */
export type FieldProblems = Record<string, string>;

/**
 * Moderates texts and pictures. May be slow: called before the transaction. Numbers and addresses have fields of their
 * own with a visibility, so texts may not contain them.
 * @throws ServiceUnavailableError when a service cannot be reached
 */
export async function moderateCard(deps: CardDeps, userId: string, fields: CardFields): Promise<FieldProblems> {
  const pictures = picturesOf(fields);
  const [{ refused }, isNameAllowed, banned] = await Promise.all([
    moderateTexts(deps.textModeration, textsOf(fields)),
    deps.textModeration.isAllowed(fields.name, 'name'),
    unacceptableImages(deps, userId, Object.values(pictures))
  ]);
  const bannedPictures = Object.entries(pictures).filter(([, url]) => banned.has(url));
  return {
    ...refused,
    ...(!isNameAllowed && { name: 'banned' }),
    ...Object.fromEntries(bannedPictures.map(([path]) => [path, 'banned']))
  };
}

function textsOf({ name, position, department, companyName, address, intro, secondSide }: CardFields) {
  const second = Object.entries(secondSide ?? {});
  return {
    name,
    position,
    department,
    companyName,
    address,
    intro,
    ...Object.fromEntries(second.map(([field, text]) => [`secondSide.${field}`, text]))
  };
}

/** Returns the URLs of the pictures of a card by field path. */
function picturesOf({ avatarUrl, weChatCodeUrl, pictureUrls }: CardPictures): Record<string, string> {
  return Object.fromEntries([
    ...(avatarUrl === null ? [] : [['avatarUrl', avatarUrl]]),
    ...(weChatCodeUrl === null ? [] : [['weChatCodeUrl', weChatCodeUrl]]),
    ...pictureUrls.map((url, index) => [`pictureUrls.${index}`, url])
  ]) as Record<string, string>;
}

/**
 * Checks a normalized card before it is stored.
 * @param stored the fields stored before; null for a new card. Its pictures stay valid.
 * @param moderation what `moderateCard` refused
 * @throws AppError VALIDATION by field with the refusal, the broken rule, or `unknown` for a reference to nothing or to
 * something of others
 */
export async function validateCard(
  { tx, files }: { tx: Tx; files: FileStorage },
  userId: string,
  { fields, stored, moderation }: { fields: CardFields; stored: CardPictures | null; moderation: FieldProblems }
): Promise<void> {
  const problems: FieldProblems = {
    ...moderation,
    ...(await findForeignPictures({ db: tx, files }, userId, fields, stored)),
    ...(await findUnknownReferences(tx, userId, fields)),
    ...cardProblems(fields)
  };
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
}

/** Fields that contain the URLs of pictures. */
export type CardPictures = Pick<CardFields, 'avatarUrl' | 'weChatCodeUrl' | 'pictureUrls'>;

/** A foreign address would reveal to its host when others view the card. */
async function findForeignPictures(
  deps: { db: Tx; files: FileStorage },
  userId: string,
  fields: CardFields,
  stored: CardPictures | null
): Promise<FieldProblems> {
  const known = new Set([stored?.avatarUrl, stored?.weChatCodeUrl, ...(stored?.pictureUrls ?? [])]);
  const added = Object.entries(picturesOf(fields)).filter(([, url]) => !known.has(url));
  const isOwn = await Promise.all(added.map(([, url]) => isOwnImage(deps, userId, url)));
  return Object.fromEntries(added.filter((_, index) => !isOwn[index]).map(([path]) => [path, 'unknown']));
}

async function findUnknownReferences(tx: Tx, userId: string, fields: CardFields): Promise<FieldProblems> {
  const companyIds = new Set((await workplacesOf(tx, userId)).map(({ id }) => id));
  const varieties = new Set((await listVarietyNames(tx)).map(({ id }) => id));
  const isOwnSupply = async (id: string): Promise<boolean> => {
    const owner = (await findSupplySummary(tx, id))?.owner;
    if (owner === undefined) return false;
    return owner.companyId === null ? owner.userId === userId : companyIds.has(owner.companyId);
  };
  const areOwn: boolean[] = [];
  for (const id of fields.supplyIds) areOwn.push(await isOwnSupply(id));
  const unknown: [path: string, isUnknown: boolean][] = [
    ['companyId', fields.companyId !== null && !companyIds.has(fields.companyId)],
    ['varietyIds', fields.varietyIds.some((id) => !varieties.has(id))],
    ...areOwn.map((isOwn, index): [string, boolean] => [`supplyIds.${index}`, !isOwn])
  ];
  return Object.fromEntries(unknown.filter(([, isUnknown]) => isUnknown).map(([path]) => [path, 'unknown']));
}
