import type { PurchaseDetail } from '@contract/purchase';
import type { ComparedQuotation } from '@contract/quotation';
import { formatFen } from '@/lib/price';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { tradeMessages } from '../../../locale/messages';
import { quotationMessages } from '../../../quotation/locale/messages';
import { toFormValues, unitGrams } from '../../../quotation/quotationForm';
import { compareWithMarket } from '../../../quotation/quotationNumbers';
import { amountText, attributeText, originText, priceTermsText } from '../../../quotation/quotationText';
import { type ComparedRow, evaluate, type Evaluation, isOver } from './comparison';
import { ownerMessages } from './locale/messages';

export interface Cell {
  text: string;
  judgement: Evaluation;
}

function textOf(
  row: Exclude<ComparedRow, 'delivered'>,
  { version, status, isNew, validUntilMs }: ComparedQuotation,
  detail: PurchaseDetail,
  isWorse: boolean
): string {
  const [t, q] = [ownerMessages(), quotationMessages()];
  const { fields } = version;
  const available = () => {
    const quantity = amountText(fields.availableGrams ?? 0, detail);
    return isWorse ? t.short(quantity) : quantity;
  };
  const days = () => {
    if (fields.deliverWithinDays === null) return '';
    const text = q.days(fields.deliverWithinDays);
    return isWorse ? t.late(text) : text;
  };
  const market = () => {
    const range = detail.market;
    if (!range) return '';
    const { verdict, byFen } = compareWithMarket(fields, fields.unitFen ?? 0, unitGrams(detail), range);
    const yuan = formatFen(byFen);
    return {
      above: t.aboveMarket(yuan),
      below: t.belowMarket(yuan),
      within: t.withinMarket,
      freight: t.freightInside,
      slip: t.farOff
    }[verdict];
  };
  const texts: Record<typeof row, () => string> = {
    market,
    quoted: () => `${formatFen(fields.unitFen ?? 0)} ${priceTermsText(fields)}`,
    available,
    spec: () => fields.specOffered,
    origin: () => originText(toFormValues(version)),
    cropYear: () => attributeText('cropYear', toFormValues(version), detail),
    tax: () => attributeText('tax', toFormValues(version), detail),
    documents: () => attributeText('documents', toFormValues(version), detail),
    photos: () => attributeText('photos', toFormValues(version), detail),
    sample: () => q.samples[fields.sampleOffer],
    deliver: days,
    payTerm: () => (fields.payTerm === null ? '' : tradeMessages().payTerms[fields.payTerm]),
    valid: () => (status === 'expired' ? t.expired : shortTime(validUntilMs, Date.now(), messages().time)),
    version: () => (isNew ? q.newVersion(version.version) : q.version(version.version))
  };
  return texts[row]() || t.missing;
}

/** Returns the text of a cell and its evaluation against the request. A closed quotation is not evaluated. */
export function cellOf(
  row: Exclude<ComparedRow, 'delivered'>,
  quotation: ComparedQuotation,
  detail: PurchaseDetail
): Cell {
  const judgement = isOver(quotation) ? 'same' : evaluate(row, quotation, detail, Date.now());
  return { text: textOf(row, quotation, detail, judgement === 'worse'), judgement };
}
