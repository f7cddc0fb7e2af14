import type { SupplyFields } from '@contract/supplyFields';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import { shanghaiDay } from '@rules/shanghaiTime';
import { MAX_TITLE, supplyProblems } from '@rules/supply';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import {
  asPictures,
  documentNames,
  findBannedPictures,
  findForeignFiles,
  type ListingFileDeps
} from '../listing/listingFiles.service';
import { supplyTitle } from '../listing/listingTitle';
import { moderateTexts, type TextFindings } from '../moderation/moderation';
import { getGoodsNames } from '../pricing/priceRange.service';
import { isDistrict, regionOf } from '../region/region.service';
import { isCountry, shortOrigin } from '../region/regionText';

/** Rule that is broken, by field. */
type FieldProblems = Record<string, string>;

export type SupplyDeps = ListingFileDeps & Pick<Deps, 'textModeration' | 'settings'>;

/** Returns the fields as they are stored: normalized texts, and the proposed title unless the user wrote one. */
export async function normalizeSupply(db: Db, fields: SupplyFields): Promise<SupplyFields> {
  const { isTitleProposed, ...normalized } = normalizeTexts(fields);
  if (isTitleProposed !== true) return normalized;
  return { ...normalized, title: await proposedTitle(db, normalized), isTitleProposed };
}

async function proposedTitle(db: Db, fields: SupplyFields): Promise<string> {
  const { name, grade } = await getGoodsNames(db, fields);
  const variety = name ?? fields.otherVariety;
  if (variety === '') return '';
  const { origin, cropYear, specText } = fields;
  const title = supplyTitle({ region: shortOrigin(origin), variety, grade: grade ?? specText, cropYear });
  return [...title].slice(0, MAX_TITLE).join('').trim();
}

function normalizeTexts(fields: SupplyFields): SupplyFields {
  return {
    ...fields,
    title: normalizeLine(fields.title),
    otherVariety: fields.varietyId === null ? normalizeLine(fields.otherVariety) : '',
    specText: normalizeLine(fields.specText),
    origin: { ...fields.origin, detail: normalizeLine(fields.origin.detail) },
    packagingText: normalizeLine(fields.packagingText),
    deliveryStreet: normalizeLine(fields.deliveryStreet),
    description: normalizeText(fields.description),
    contactName: normalizeLine(fields.contactName),
    documents: fields.documents.map((document) => ({ ...document, name: normalizeLine(document.name) }))
  };
}

/** Public texts by field. */
function publicTextsOf(fields: SupplyFields): Record<string, string> {
  const { title, otherVariety, specText, packagingText, description, contactName } = fields;
  return {
    title,
    otherVariety,
    specText,
    origin: fields.origin.detail,
    packagingText,
    description,
    contactName,
    ...documentNames('documents', fields.documents)
  };
}

/**
 * Checks what a draft too must not contain; its video is claimed with the new version.
 * @throws AppError VALIDATION `unknown` for files of others
 */
export async function validateSupplyDraft(
  deps: ListingFileDeps,
  userId: string,
  fields: SupplyFields,
  known: readonly (SupplyFields | null)[]
): Promise<void> {
  throwIfInvalid(await findForeignFiles(deps, userId, toListingFiles(fields, known)));
}

/**
 * Moderates texts and pictures. May be slow: called before the transaction.
 * @throws ServiceUnavailableError when a service cannot be reached
 */
export async function moderateSupply(deps: SupplyDeps, fields: SupplyFields): Promise<TextFindings> {
  const [findings, banned] = await Promise.all([
    moderateTexts(deps.textModeration, publicTextsOf(fields)),
    findBannedPictures(deps, filesOf(fields))
  ]);
  return { ...findings, refused: { ...findings.refused, ...banned } };
}

/**
 * Checks a supply before its review; its video is claimed with the new version.
 * @param known the stored versions, whose files may stay
 * @throws AppError VALIDATION with `fields.<name>`: what its moderation refused, the broken rule, or `unknown` for an
 * unknown reference or a file of others
 */
export async function validateSupply(
  deps: ListingFileDeps,
  userId: string,
  fields: SupplyFields,
  { findings, known, nowMs }: { findings: TextFindings; known: readonly (SupplyFields | null)[]; nowMs: number }
): Promise<void> {
  throwIfInvalid({
    ...findings.refused,
    ...(await findForeignFiles(deps, userId, toListingFiles(fields, known))),
    ...(await findUnknownReferences(deps, fields)),
    ...supplyProblems(fields, shanghaiDay(nowMs))
  });
}

/** Returns the files of a supply by field. */
const filesOf = ({ photos, documents }: SupplyFields) => ({ photos: asPictures(photos), documents });

const toListingFiles = (fields: SupplyFields, known: readonly (SupplyFields | null)[]) => ({
  files: filesOf(fields),
  storedUrls: known.flatMap((one) => (one === null ? [] : [...one.photos, ...one.documents.map(({ url }) => url)]))
});

function throwIfInvalid(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
}

async function findUnknownReferences({ db }: ListingFileDeps, fields: SupplyFields): Promise<FieldProblems> {
  const { varietyId, gradeId, origin, deliveryCode } = fields;
  const names = await getGoodsNames(db, fields);
  const unknown: [field: string, isUnknown: boolean][] = [
    ['varietyId', varietyId !== null && names.name === null],
    ['gradeId', gradeId !== null && names.grade === null],
    ['origin', origin.regionCode !== null && regionOf(origin.regionCode) === null],
    ['origin', origin.countryCode !== null && !isCountry(origin.countryCode)],
    // A province is too large for the place of goods.
    ['deliveryCode', deliveryCode !== null && !isCity(deliveryCode)]
  ];
  return Object.fromEntries(unknown.filter(([, isUnknown]) => isUnknown).map(([field]) => [field, 'unknown']));
}

/** Returns true for a city, a district, and a province without districts. */
function isCity(code: string): boolean {
  return regionOf(code) !== null && (!code.endsWith('0000') || isDistrict(code));
}
