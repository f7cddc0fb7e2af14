import { createHash } from 'node:crypto';
import type { PurchaseFields } from '@contract/purchaseFields';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import { MAX_TITLE, purchaseProblems } from '@rules/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { getCompanySummaries } from '../company/company.service';
import {
  documentNames,
  findBannedPictures,
  findForeignFiles,
  type ListingFileDeps
} from '../listing/listingFiles.service';
import { purchaseTitle, titleQuantity } from '../listing/listingTitle';
import { moderateTexts, type TextFindings } from '../moderation/moderation';
import { getGoodsNames } from '../pricing/priceRange.service';
import { regionOf } from '../region/region.service';
import type { PurchaseRow } from './purchase.repository';

type FieldProblems = Record<string, string>;

export type PurchaseDeps = ListingFileDeps & Pick<Deps, 'textModeration' | 'settings'>;

/** Returns the fields as they are stored: normalized texts, and the proposed title unless the user wrote one. */
export async function normalizePurchase(db: Db, fields: PurchaseFields): Promise<PurchaseFields> {
  const { isTitleProposed, ...normalized } = normalizeFields(fields);
  if (isTitleProposed !== true) return normalized;
  return { ...normalized, title: await proposedTitle(db, normalized), isTitleProposed };
}

async function proposedTitle(db: Db, fields: PurchaseFields): Promise<string> {
  const { otherVariety, specText, quantityGrams, unit, gramsPerPack, frequency } = fields;
  const { name, grade } = await getGoodsNames(db, fields);
  const variety = name ?? otherVariety;
  if (variety === '') return '';
  const quantity = titleQuantity(quantityGrams, unit, gramsPerPack);
  const title = purchaseTitle({ variety, grade: grade ?? specText, quantity, frequency: frequency ?? 'once' });
  return [...title].slice(0, MAX_TITLE).join('').trim();
}

function normalizeFields(fields: PurchaseFields): PurchaseFields {
  const { varietyId, unit, isNegotiable, audience } = fields;
  return {
    ...fields,
    title: normalizeLine(fields.title),
    otherVariety: varietyId === null ? normalizeLine(fields.otherVariety) : '',
    gradeId: varietyId === null ? null : fields.gradeId,
    specText: normalizeLine(fields.specText),
    qualityDemand: normalizeText(fields.qualityDemand),
    attachments: fields.attachments.map((document) => ({ ...document, name: normalizeLine(document.name) })),
    gramsPerPack: unit === 'pack' ? fields.gramsPerPack : null,
    expectedFen: isNegotiable ? null : fields.expectedFen,
    invitedCompanyIds: audience === 'invited' ? fields.invitedCompanyIds : []
  };
}

/**
 * Checks what a draft too must not contain.
 * @throws AppError VALIDATION `unknown` for unknown references and files of others
 */
export async function validatePurchaseDraft(
  deps: ListingFileDeps,
  userId: string,
  fields: PurchaseFields,
  known: readonly (PurchaseFields | null)[]
): Promise<void> {
  throwIfInvalid({
    ...(await findUnknownReferences(deps, fields)),
    ...(await findForeignFiles(deps, userId, toListingFiles(fields, known)))
  });
}

/**
 * Moderates texts and pictures. May be slow: called before the transaction.
 * @throws ServiceUnavailableError when a service cannot be reached
 */
export async function moderatePurchase(deps: PurchaseDeps, fields: PurchaseFields): Promise<TextFindings> {
  const [findings, banned] = await Promise.all([
    moderateTexts(deps.textModeration, publicTextsOf(fields)),
    findBannedPictures(deps, filesOf(fields))
  ]);
  return { ...findings, refused: { ...findings.refused, ...banned } };
}

/** Public texts by field. */
function publicTextsOf({ title, otherVariety, specText, qualityDemand, attachments }: PurchaseFields) {
  return { title, otherVariety, specText, qualityDemand, ...documentNames('attachments', attachments) };
}

/**
 * Checks a request before its review.
 * @param known the stored versions, whose files may stay
 * @throws AppError VALIDATION with `fields.<name>`: what its moderation refused, the broken rule, or `unknown` for an
 * unknown reference or a file of others
 */
export async function validatePurchase(
  deps: ListingFileDeps,
  userId: string,
  fields: PurchaseFields,
  { findings, known, nowMs }: { findings: TextFindings; known: readonly (PurchaseFields | null)[]; nowMs: number }
): Promise<void> {
  throwIfInvalid({
    ...findings.refused,
    ...(await findForeignFiles(deps, userId, toListingFiles(fields, known))),
    ...(await findUnknownReferences(deps, fields)),
    ...purchaseProblems(fields, shanghaiDay(nowMs))
  });
}

/** Fields that may not change once a supplier has quoted: what is asked for, and the unit of the quoted price. */
const QUOTED_FIELDS: readonly (keyof PurchaseFields)[] = [
  'varietyId',
  'otherVariety',
  'gradeId',
  'specText',
  'form',
  'quantityGrams',
  'unit',
  'gramsPerPack'
];

/** Returns `quoted` for each field that differs from the published version that a supplier has quoted on. */
export function quotedProblems(
  { public_fields: publicFields, quote_count: quotations }: Pick<PurchaseRow, 'public_fields' | 'quote_count'>,
  fields: PurchaseFields
): FieldProblems {
  if (publicFields === null || quotations === 0) return {};
  const changed = QUOTED_FIELDS.filter((name) => publicFields[name] !== fields[name]);
  return Object.fromEntries(changed.map((name) => [name, 'quoted']));
}

/** Returns a text that changes with those fields, which a supplier repeats to say what the quotation is about. */
export function goodsVersionOf(publicFields: PurchaseFields): string {
  const asked = JSON.stringify(QUOTED_FIELDS.map((name) => publicFields[name]));
  return createHash('sha256').update(asked).digest('base64url').slice(0, 16);
}

/** Returns the files of a request by field. */
const filesOf = ({ attachments }: PurchaseFields) => ({ attachments });

const toListingFiles = (fields: PurchaseFields, known: readonly (PurchaseFields | null)[]) => ({
  files: filesOf(fields),
  storedUrls: known.flatMap((one) => one?.attachments.map(({ url }) => url) ?? [])
});

function throwIfInvalid(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
}

async function findUnknownReferences({ db }: ListingFileDeps, fields: PurchaseFields): Promise<FieldProblems> {
  const { originCodes, deliveryCode, invitedCompanyIds } = fields;
  const companies = await getCompanySummaries(db, invitedCompanyIds);
  return {
    ...(await findUnknownVariety(db, fields)),
    ...(originCodes.some((code) => regionOf(code) === null) && { originCodes: 'unknown' }),
    ...(deliveryCode !== null && regionOf(deliveryCode) === null && { deliveryCode: 'unknown' }),
    ...(companies.length < invitedCompanyIds.length && { invitedCompanyIds: 'unknown' })
  };
}

async function findUnknownVariety(db: Db, { varietyId, gradeId }: PurchaseFields): Promise<FieldProblems> {
  if (varietyId === null) return {};
  const { name, grade } = await getGoodsNames(db, { varietyId, gradeId });
  if (name === null) return { varietyId: 'unknown' };
  return gradeId !== null && grade === null ? { gradeId: 'unknown' } : {};
}
