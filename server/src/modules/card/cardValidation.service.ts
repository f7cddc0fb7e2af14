import type { CardFields } from '@contract/card';
import { cardProblems } from '@rules/card';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { FileStorage } from '../../providers/fileStorage';
import type { ImageModeration } from '../../providers/imageModeration';
import type { TextContext, TextModeration } from '../../providers/textModeration';
import { isCompanyName } from '../company/company.service';
import { moderateTexts } from '../moderation/moderation';
import { unacceptableImages } from '../upload/publicImage.service';
import { isOwnImage } from '../upload/upload.service';
import { type CardReferences, unknownReferences } from './cardReferences.service';

export interface CardDeps {
  db: Db;
  files: FileStorage;
  textModeration: TextModeration;
  imageModeration: ImageModeration;
}

/** Rule that is broken, by field. */
export type FieldProblems = Record<string, string>;

const SECOND_SIDE_TEXTS = ['name', 'position', 'department', 'companyName', 'address'] as const;
/** Texts in which what may be contact data is usually none, such as 1688 号 in an address. */
const PLAIN_TEXTS = ['companyName', 'address', 'secondSide.companyName', 'secondSide.address'];

/**
 * Moderates texts and pictures. May be slow: called before the transaction. Numbers and addresses have fields of their
 * own with a visibility, so texts may not contain them; no operator reviews cards, so a doubt is enough to refuse one.
 * @throws ServiceUnavailableError when a service cannot be reached
 */
export async function moderateCard(deps: CardDeps, userId: string, fields: CardFields): Promise<FieldProblems> {
  const pictures = picturesOf(fields);
  const [{ refused, flagged }, banned, isCompany, unfit] = await Promise.all([
    moderateTexts(deps.textModeration, textsOf(fields)),
    findBannedTexts(deps.textModeration, fields),
    isCompanyName(deps.db, fields.name),
    unacceptableImages(deps, userId, Object.values(pictures))
  ]);
  const unfitPictures = Object.keys(pictures).filter((path) => unfit.has(pictures[path] ?? ''));
  const doubtful = flagged.filter((path) => !PLAIN_TEXTS.includes(path));
  return {
    ...problemsOf(doubtful, 'contact'),
    ...refused,
    ...problemsOf(banned, 'banned'),
    ...(isCompany && { name: 'company' }),
    ...problemsOf(unfitPictures, 'unfit')
  };
}

const problemsOf = (paths: readonly string[], problem: string): FieldProblems =>
  Object.fromEntries(paths.map((path) => [path, problem]));

/** Checks names as such, and the website, which contains an address anyway. */
async function findBannedTexts(
  textModeration: TextModeration,
  { name, website, secondSide }: CardFields
): Promise<string[]> {
  const all: [path: string, text: string, context: TextContext][] = [
    ['name', name, 'name'],
    ['secondSide.name', secondSide?.name ?? '', 'name'],
    ['website', website, 'text']
  ];
  const texts = all.filter(([, text]) => text !== '');
  const areAllowed = await Promise.all(texts.map(([, text, context]) => textModeration.isAllowed(text, context)));
  return texts.filter((_, index) => !areAllowed[index]).map(([path]) => path);
}

function textsOf(fields: CardFields): Record<string, string> {
  const { name, position, department, companyName, address, intro, secondSide } = fields;
  const second =
    secondSide === null ? [] : SECOND_SIDE_TEXTS.map((field) => [`secondSide.${field}`, secondSide[field]]);
  return { name, position, department, companyName, address, intro, ...(Object.fromEntries(second) as object) };
}

/** Returns the URLs of the pictures of a card by field path. */
function picturesOf({ avatarUrl, weChatCodeUrl, pictureUrls }: CardPictures): Record<string, string> {
  return Object.fromEntries([
    ...(avatarUrl === null ? [] : [['avatarUrl', avatarUrl]]),
    ...(weChatCodeUrl === null ? [] : [['weChatCodeUrl', weChatCodeUrl]]),
    ...pictureUrls.map((url, index) => [`pictureUrls.${index}`, url])
  ]) as Record<string, string>;
}

interface CardToValidate {
  fields: CardFields;
  stored: CardPictures | null;
  moderation: FieldProblems;
  own: CardReferences;
}

/**
 * Checks a normalized card before it is stored.
 * @param stored the fields stored before; null for a new card. Its pictures stay valid.
 * @param moderation what `moderateCard` refused
 * @param own what the user may refer to
 * @throws AppError VALIDATION with `fields.<name>`: the refusal, the broken rule, or `unknown` for a reference to
 * nothing or to something of others
 */
export async function validateCard(
  { tx, files }: { tx: Tx; files: FileStorage },
  userId: string,
  { fields, stored, moderation, own }: CardToValidate
): Promise<void> {
  const problems: FieldProblems = {
    ...moderation,
    ...(await findForeignPictures({ db: tx, files }, userId, fields, stored)),
    ...problemsOf(unknownReferences(fields, own), 'unknown'),
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
