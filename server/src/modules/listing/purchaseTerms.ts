import type { PurchaseTerms } from '@contract/listing';
import type { PurchaseFields } from '@contract/purchaseFields';
import type { Db, Tx } from '../../database/schema';

const MOISTURE = /(?:水分|干度)[^\d，。；]{0,6}(\d{1,2}(?:\.\d)?)\s*%/;
const REPORT = /检测?(?:报告|单)|检验报告/;

/** Returns the terms that lists show; null while they are incomplete. */
export function termsOf({ needBy, payTerm, taxInvoice, qualityDemand }: PurchaseFields): PurchaseTerms | null {
  if (needBy === null || payTerm === null || taxInvoice === null) return null;
  const percent = MOISTURE.exec(qualityDemand)?.[1];
  return {
    needBy,
    payTerm,
    taxInvoice,
    maxMoisture: percent === undefined ? null : Math.round(Number(percent) * 10),
    wantsReport: REPORT.test(qualityDemand)
  };
}

/** Loads the terms of published versions by id. */
export async function findTerms(
  db: Db | Tx,
  rows: readonly { id: string }[]
): Promise<ReadonlyMap<string, PurchaseTerms | null>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom('purchase')
    .select(['id', 'public_fields'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id)
    )
    .execute();
  return new Map(found.map(({ id, public_fields: fields }) => [id, fields && termsOf(fields)]));
}
