import type { Origin, OriginInput } from '@contract/goods';
import type { CounterOffer, QuotationStatus, QuotationVersion } from '@contract/quotation';
import { regionOf } from '../region/region.service';
import type { CounterRow } from './counterOffer.repository';
import type { QuotationRow, VersionRow } from './quotation.repository';
import { isOpen } from './quotation.transitions';

/** Returns the status at a time: an open quotation is expired after its validity, also before the job has run. */
export function statusAt(row: Pick<QuotationRow, 'status' | 'valid_until_ms'>, nowMs: number): QuotationStatus {
  return isOpen(row.status) && (row.valid_until_ms ?? 0) <= nowMs ? 'expired' : row.status;
}

function presentOrigin({ regionCode, countryCode, detail }: OriginInput): Origin {
  return { region: regionCode === null ? null : regionOf(regionCode), countryCode, detail };
}

export function presentVersion(row: Omit<VersionRow, 'quotation_id' | 'request_id'>): QuotationVersion {
  const { fields } = row;
  return {
    version: row.version,
    fields,
    freightTo: fields.freightToCode === null ? null : regionOf(fields.freightToCode),
    origin: presentOrigin(fields.originOffered),
    deliveredFenPerKg: row.delivered_fen_per_kg,
    editReason: row.edit_reason,
    isAgreed: row.is_agreed,
    sentAtMs: row.sent_at_ms
  };
}

export function presentCounter(row: CounterRow): CounterOffer {
  return { id: row.id, by: row.side, unitFen: row.unit_fen, text: row.text, atMs: row.at_ms, answer: row.answer };
}
