import type { PurchaseFields } from '@contract/purchaseFields';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import { MAX_TITLE, purchaseProblems } from '@rules/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import { getCompanySummaries } from '../company/company.service';
import { purchaseTitle, titleQuantity } from '../listing/listingTitle';
import { moderateTexts } from '../moderation/moderation';
import { getGradeName } from '../pricing/priceRange.service';
import { listVarietyNames } from '../pricing/variety.service';
import { regionOf } from '../region/region.service';
import { documentNames, findForeignFiles, findFileViolations, type MediaDeps } from '../listing/listingFiles.service';

type FieldProblems = Record<string, string>;

export type PurchaseDeps = MediaDeps & Pick<Deps, 'textModeration' | 'settings'>;

/**
 * As it is kept: one line where a line is wanted, nothing that does not count, and the title that follows from what is
 * wanted where no other one was written.
 */
export async function normalizePurchase(db: Db, fields: PurchaseFields): Promise<PurchaseFields> {
  const { isTitleProposed, ...normalized } = normalizeFields(fields);
  if (isTitleProposed !== true) return normalized;
  return { ...normalized, title: await proposedTitle(db, normalized), isTitleProposed };
}

async function proposedTitle(db: Db, fields: PurchaseFields): Promise<string> {
  const { varietyId, gradeId, otherVariety, specText, quantityGrams, unit, gramsPerPack, frequency } = fields;
  const known = varietyId === null ? undefined : await findVarietyName(db, varietyId);
  const grade = varietyId === null || gradeId === null ? undefined : await getGradeName(db, varietyId, gradeId);
  const variety = known ?? otherVariety;
  if (variety === '') return '';
  const quantity = titleQuantity(quantityGrams, unit, gramsPerPack);
  const title = purchaseTitle({ variety, grade: grade ?? specText, quantity, frequency: frequency ?? 'once' });
  return [...title].slice(0, MAX_TITLE).join('').trim();
}

async function findVarietyName(db: Db, varietyId: string): Promise<string | undefined> {
  return (await listVarietyNames(db)).find(({ id }) => id === varietyId)?.name;
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

/** What not even a draft may hold: things that there are not. Throws VALIDATION `unknown`. */
export async function validatePurchaseDraft(
  deps: MediaDeps,
  userId: string,
  fields: PurchaseFields,
  known: readonly (PurchaseFields | null)[]
): Promise<void> {
  throwIfInvalid({
    ...(await findUnknownReferences(deps, fields)),
    ...(await findForeignFiles(deps, userId, toMedia(fields, known)))
  });
}

/**
 * Whether it may go to the review. Answers the fields about which the text check is in doubt. Throws VALIDATION with the
 * rule of each field, `banned` and `contact` for texts.
 */
export async function validatePurchase(
  deps: PurchaseDeps,
  userId: string,
  fields: PurchaseFields,
  { known, nowMs }: { known: readonly (PurchaseFields | null)[]; nowMs: number }
): Promise<string[]> {
  const unknownReferences = await findUnknownReferences(deps, fields);
  const fileProblems = await findFileViolations(deps, userId, toMedia(fields, known));
  const { refused, flagged } = await moderateTexts(deps.textModeration, {
    title: fields.title,
    otherVariety: fields.otherVariety,
    specText: fields.specText,
    qualityDemand: fields.qualityDemand,
    ...documentNames('attachments', fields.attachments)
  });
  throwIfInvalid({
    ...refused,
    ...fileProblems,
    ...unknownReferences,
    ...purchaseProblems(fields, shanghaiDay(nowMs))
  });
  return flagged;
}

const toMedia = ({ attachments }: PurchaseFields, known: readonly (PurchaseFields | null)[]) => ({
  files: { attachments },
  known: known.flatMap((one) => one?.attachments.map(({ url }) => url) ?? [])
});

function throwIfInvalid(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
}

async function findUnknownReferences({ db }: MediaDeps, fields: PurchaseFields): Promise<FieldProblems> {
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
  if (!(await listVarietyNames(db)).some(({ id }) => id === varietyId)) return { varietyId: 'unknown' };
  const isUnknownGrade = gradeId !== null && (await getGradeName(db, varietyId, gradeId)) === undefined;
  return isUnknownGrade ? { gradeId: 'unknown' } : {};
}
