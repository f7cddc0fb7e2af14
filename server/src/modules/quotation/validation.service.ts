import type { QuotationFields } from '@contract/quotationFields';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import { quotationProblems } from '@rules/quotation';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { TextModeration } from '../../providers/textModeration';
import { asPictures, documentNames, findFileViolations, type ListingFileDeps } from '../listing/listingFiles.service';
import { moderateTexts } from '../moderation/moderation';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { unitGramsOf } from '../purchase/quotationPurchase.service';
import { regionOf } from '../region/region.service';

export type QuotationDeps = ListingFileDeps & Pick<Deps, 'textModeration'>;

/** @throws AppError VALIDATION `text` `banned` or `contact` */
export async function assertModerated(textModeration: TextModeration, text: string): Promise<void> {
  const { refused } = await moderateTexts(textModeration, { text });
  if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
}

/** Returns the fields as they are stored: normalized texts, without fields that do not apply. */
export function normalizeQuotation(fields: QuotationFields): QuotationFields {
  return {
    ...fields,
    specOffered: normalizeLine(fields.specOffered),
    originOffered: { ...fields.originOffered, detail: normalizeLine(fields.originOffered.detail) },
    remark: normalizeText(fields.remark),
    documents: fields.documents.map((document) => ({ ...document, name: normalizeLine(document.name) })),
    freightFenPerKg: fields.isFreightIncluded ? null : fields.freightFenPerKg,
    sampleFen: fields.sampleOffer === 'paid' ? fields.sampleFen : null
  };
}

/** Returns the URLs of all files. */
export const fileUrlsOf = (shown: readonly Pick<QuotationFields, 'photos' | 'documents'>[]): string[] =>
  shown.flatMap((one) => [...one.photos, ...one.documents.map(({ url }) => url)]);

/**
 * Checks a quotation before it is sent.
 * @param known URLs that are stored already, of any uploader
 * @throws AppError VALIDATION with the broken rule of each field; `unknown` for regions and files, `banned` and `contact`
 * for texts
 */
export async function validateQuotation(
  deps: QuotationDeps,
  userId: string,
  { fields, purchase, nowMs }: { fields: QuotationFields; purchase: PublicPurchaseRow; nowMs: number },
  known: readonly string[] = []
): Promise<void> {
  const year = Number(shanghaiDay(nowMs).slice(0, 4));
  const problems: Record<string, string> = quotationProblems(fields, { gramsPerUnit: unitGramsOf(purchase), year });
  const { regionCode, detail } = fields.originOffered;
  if (regionCode !== null && regionOf(regionCode) === null) problems['originOffered'] = 'unknown';
  if (fields.freightToCode !== null && regionOf(fields.freightToCode) === null) problems['freightToCode'] = 'unknown';
  const fileProblems = await findFileViolations(deps, userId, {
    files: { photos: asPictures(fields.photos), documents: fields.documents },
    storedUrls: known
  });
  const { refused } = await moderateTexts(deps.textModeration, {
    specOffered: fields.specOffered,
    originOffered: detail,
    remark: fields.remark,
    ...documentNames('documents', fields.documents)
  });
  const allProblems = { ...refused, ...fileProblems, ...problems };
  if (Object.keys(allProblems).length > 0) throw new AppError('VALIDATION', { fields: allProblems });
}
