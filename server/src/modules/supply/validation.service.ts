import { MAX_TITLE, supplyProblems } from '@rules/supply';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import type { SupplyFields } from '@contract/supplyFields';
import type { Db, Tx } from '../../database/schema';
import type { ImageModeration } from '../../providers/imageModeration';
import type { FileStorage } from '../../providers/fileStorage';
import type { TextModeration } from '../../providers/textModeration';
import type { Settings } from '../../settings';
import { supplyTitle } from '../listing/listingTitle';
import { moderateTexts, type TextFindings } from '../moderation/moderation';
import { isCountry, shortOrigin } from '../region/regionText';
import { isDistrict, regionOf } from '../region/region.service';
import { isOwnDocument } from '../upload/document.service';
import { unacceptableImages } from '../upload/publicImage.service';
import { findGoodsNames } from './goods.repository';

export interface SupplyDeps {
  db: Db;
  files: FileStorage;
  textModeration: TextModeration;
  imageModeration: ImageModeration;
  settings: Pick<Settings, 'demoApprovalSec'>;
}

/** Field → what is wrong with it. */
export type FieldProblems = Record<string, string>;

/** As it is kept: without what nobody sees, and with the title that follows from the goods where no other one was written. */
export async function normalizeSupply(db: Db, fields: SupplyFields): Promise<SupplyFields> {
  const { isTitleProposed, ...normalized } = normalizeTexts(fields);
  if (isTitleProposed !== true) return normalized;
  return { ...normalized, title: await proposedTitle(db, normalized), isTitleProposed };
}

async function proposedTitle(db: Db, fields: SupplyFields): Promise<string> {
  const { name, grade } = await findGoodsNames(db, fields);
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

/** Texts that others will read, by field. */
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
    ...Object.fromEntries(fields.documents.map(({ name }, index) => [`documents.${index}`, name]))
  };
}

/** What only others can judge: texts and pictures. To be asked before the transaction. Throws when nobody can be asked. */
export async function moderateSupply(deps: SupplyDeps, editorId: string, fields: SupplyFields): Promise<TextFindings> {
  const [findings, violations] = await Promise.all([
    moderateTexts(deps.textModeration, publicTextsOf(fields)),
    unacceptableImages(
      deps,
      editorId,
      picturesByField(fields).map(([, url]) => url)
    )
  ]);
  const pictures = picturesByField(fields).filter(([, url]) => violations.has(url));
  const refused = { ...findings.refused, ...Object.fromEntries(pictures.map(([field]) => [field, 'banned' as const])) };
  return { ...findings, refused };
}

/** Every picture, with the name of its place such as `photos.0`. */
function picturesByField({ photos, documents }: SupplyFields): [field: string, url: string][] {
  return [
    ...photos.map((url, index): [string, string] => [`photos.${index}`, url]),
    ...documents.flatMap(({ url, type }, index): [string, string][] =>
      type === 'image' ? [[`documents.${index}`, url]] : []
    )
  ];
}

/** What even a draft may not hold: files of somebody else, or from elsewhere. `kept` are those that it held before. */
export async function findForeignFiles(
  deps: { db: Db | Tx; files: FileStorage },
  editorId: string,
  fields: SupplyFields,
  storedUrls: ReadonlySet<string>
): Promise<FieldProblems> {
  const files = [
    ...fields.photos.map((url, index) => ({ path: `photos.${index}`, url, type: 'image' as const })),
    ...fields.documents.map((document, index) => ({ path: `documents.${index}`, ...document }))
  ];
  const added = files.filter(({ url }) => !storedUrls.has(url));
  const owned = await Promise.all(added.map((file) => isOwnDocument(deps, editorId, file)));
  return Object.fromEntries(added.filter((_, index) => !owned[index]).map(({ path }) => [path, 'unknown']));
}

/** Rules of @rules/supply, and what takes a look into the lists. `today` is YYYY-MM-DD in Shanghai. */
export async function validateForPublication(db: Db | Tx, fields: SupplyFields, today: string): Promise<FieldProblems> {
  const { varietyId, gradeId, origin, deliveryCode } = fields;
  const names = await findGoodsNames(db, fields);
  const unknown: [field: string, isUnknown: boolean][] = [
    ['varietyId', varietyId !== null && names.name === null],
    ['gradeId', gradeId !== null && names.grade === null],
    ['origin', origin.regionCode !== null && regionOf(origin.regionCode) === null],
    ['origin', origin.countryCode !== null && !isCountry(origin.countryCode)],
    // A province says too little of where goods are.
    ['deliveryCode', deliveryCode !== null && !isCity(deliveryCode)]
  ];
  return {
    ...Object.fromEntries(unknown.filter(([, isUnknown]) => isUnknown).map(([field]) => [field, 'unknown'])),
    ...supplyProblems(fields, today)
  };
}

/** A city, a district, or a region without any. */
function isCity(code: string): boolean {
  return regionOf(code) !== null && (!code.endsWith('0000') || isDistrict(code));
}
