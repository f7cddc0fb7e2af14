import type { CallData } from '@contract';
import type { Origin, OriginInput } from '@contract/goods';
import type { Db } from '../../database/schema';
import { regionOf } from '../region/region.service';
import { findQuotableSupplies } from './quotableSupply.repository';

type QuotableSupply = CallData<'GET /api/front/quotation/prepare'>['supplies'][number];

/** Lists open supplies of a user for a variety, last confirmed first; `unitFen` is the lowest price. */
export async function listQuotableSupplies(
  db: Db,
  userId: string,
  varietyId: string,
  nowMs: number
): Promise<QuotableSupply[]> {
  const rows = await findQuotableSupplies(db, userId, varietyId, nowMs);
  return rows.flatMap(
    ({ id, title, unit, low_fen, stock_grams, grade_name, grams_per_pack, public_fields: fields }) => {
      if (fields === null) return [];
      const { isTaxIncluded, isFreightIncluded, cropYear, packaging, packagingText, shipWithinDays } = fields;
      return {
        id,
        title,
        unitFen: low_fen,
        unit,
        gramsPerPack: grams_per_pack,
        stockGrams: stock_grams,
        isTaxIncluded,
        isFreightIncluded,
        spec: grade_name || fields.specText,
        origin: originOf(fields.origin),
        cropYear,
        packaging,
        packagingText,
        shipWithinDays,
        photos: fields.photos,
        documents: fields.documents
      };
    }
  );
}

const originOf = ({ regionCode, countryCode, detail }: OriginInput): Origin => ({
  region: regionCode === null ? null : regionOf(regionCode),
  countryCode,
  detail
});
