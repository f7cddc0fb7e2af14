import { MAX_TITLE, supplyProblems } from '@rules/supply';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import type { SupplyFields } from '@contract/supplyFields';
import type { Db, Tx } from '../../database/schema';
import type { ImageModeration } from '../../providers/imageModeration';
import type { FileStorage } from '../../providers/fileStorage';
import type { TextModeration } from '../../providers/textModeration';
import { supplyTitle } from '../listing/listingTitle';
import { checkTexts, type TextFindings } from '../listing/moderation';
import { isCountry, shortOrigin } from '../listing/placeName';
import { isDistrict, regionOf } from '../region/region.service';
import { isOwnDocument } from '../upload/document.service';
import { unfitImages } from '../upload/publicImage.service';
import { findGoodsNames } from './listed.repository';

export interface CheckDeps {
  db: Db;
  files: FileStorage;
  textModeration: TextModeration;
  imageModeration: ImageModeration;
}

/** Field → what is wrong with it. */
export type Faults = Record<string, string>;

/** As it is kept: without what nobody sees, and with the title that follows from the goods where no other one was written. */
export async function tidy(db: Db, fields: SupplyFields): Promise<SupplyFields> {
  const { isTitleProposed, ...written } = tidyTexts(fields);
  if (isTitleProposed !== true) return written;
  return { ...written, title: await proposedTitle(db, written), isTitleProposed };
}

async function proposedTitle(db: Db, fields: SupplyFields): Promise<string> {
  const { name, grade } = await findGoodsNames(db, fields);
  const variety = name ?? fields.otherVariety;
  if (variety === '') return '';
  const { origin, cropYear, specText } = fields;
  const title = supplyTitle({ place: shortOrigin(origin), variety, grade: grade ?? specText, cropYear });
  return [...title].slice(0, MAX_TITLE).join('').trim();
}

function tidyTexts(fields: SupplyFields): SupplyFields {
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
function textsOf(fields: SupplyFields): Record<string, string> {
  const { title, otherVariety, specText, packagingText, description, contactName } = fields;
  return {
    title,
    otherVariety,
    specText,
    origin: fields.origin.detail,
    packagingText,
    description,
    contactName,
    ...Object.fromEntries(fields.documents.map(({ name }, place) => [`documents.${place}`, name]))
  };
}

/** What only others can judge: texts and pictures. To be asked before the transaction. Throws when nobody can be asked. */
export async function judge(deps: CheckDeps, editorId: string, fields: SupplyFields): Promise<TextFindings> {
  const [findings, unfit] = await Promise.all([
    checkTexts(deps.textModeration, textsOf(fields)),
    unfitImages(
      deps,
      editorId,
      picturesOf(fields).map(([, url]) => url)
    )
  ]);
  const pictures = picturesOf(fields).filter(([, url]) => unfit.has(url));
  const refused = { ...findings.refused, ...Object.fromEntries(pictures.map(([place]) => [place, 'banned' as const])) };
  return { ...findings, refused };
}

/** Every picture, with the name of its place such as `photos.0`. */
function picturesOf({ photos, documents }: SupplyFields): [place: string, url: string][] {
  return [
    ...photos.map((url, place): [string, string] => [`photos.${place}`, url]),
    ...documents.flatMap(({ url, type }, place): [string, string][] =>
      type === 'image' ? [[`documents.${place}`, url]] : []
    )
  ];
}

/** What even a draft may not hold: files of somebody else, or from elsewhere. `kept` are those that it held before. */
export async function foreignFiles(
  deps: { db: Db | Tx; files: FileStorage },
  editorId: string,
  fields: SupplyFields,
  kept: ReadonlySet<string>
): Promise<Faults> {
  const files = [
    ...fields.photos.map((url, place) => ({ place: `photos.${place}`, url, type: 'image' as const })),
    ...fields.documents.map((document, place) => ({ place: `documents.${place}`, ...document }))
  ];
  const fresh = files.filter(({ url }) => !kept.has(url));
  const owned = await Promise.all(fresh.map((file) => isOwnDocument(deps, editorId, file)));
  return Object.fromEntries(fresh.filter((_, index) => !owned[index]).map(({ place }) => [place, 'unknown']));
}

/** Rules of @rules/supply, and what takes a look into the lists. `today` is YYYY-MM-DD in Shanghai. */
export async function publicationFaults(db: Db | Tx, fields: SupplyFields, today: string): Promise<Faults> {
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
