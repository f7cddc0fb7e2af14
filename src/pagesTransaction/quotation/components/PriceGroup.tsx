import { observer } from 'mobx-react-lite';
import type { TaxRate } from '@contract/quotationFields';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { RegionField } from '@/components/form/RegionField';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatFen } from '@/lib/price';
import { NumberField } from '../../components/NumberField';
import { formatFenInput, parseFen } from '../../parseNumber';
import { quotationMessages } from '../locale/messages';
import { unitGrams } from '../quotationForm';
import { fenPerUnitOf, unitPriceText } from '../quotationText';
import { fieldErrorMessage, previousValueHint, type QuotationFormProps } from './quotationFields';

const TAX_RATES: readonly TaxRate[] = [0, 1, 3, 6, 9, 13];
const yesNo = (yes: string, no: string) => [{ key: 'yes', text: yes } as const, { key: 'no', text: no } as const];

/** Form group for the price and what it includes. */
export const PriceGroup = observer(function PriceGroup(props: QuotationFormProps) {
  const { form, request } = props;
  const { values } = form;
  const t = quotationMessages();
  return (
    <FieldGroup title={t.groups.price}>
      <NumberField
        label={t.fields.unitFen}
        field="unitFen"
        value={values.unitFen}
        onChange={(unitFen) => form.set({ unitFen })}
        parse={parseFen}
        format={formatFenInput}
        onLeave={form.touch}
        error={fieldErrorMessage(form, 'unitFen')}
        hint={previousValueHint(props, 'unitFen') ?? perKgText(values.unitFen, request)}
        placeholder={t.placeholders.price}
        unit={listingMessages().perUnit[request.unit]}
      />
      <ChipsField
        field="tax"
        label={t.fields.tax}
        options={yesNo(t.taxIncluded, t.taxExcluded)}
        value={values.isTaxIncluded ? 'yes' : 'no'}
        onChange={(key) => form.set({ isTaxIncluded: key === 'yes' })}
        hint={previousValueHint(props, 'tax')}
      />
      <ChipsField
        field="taxRate"
        label={t.fields.taxRate}
        options={TAX_RATES.map((rate) => ({ key: String(rate), text: t.rate(rate) }))}
        value={String(values.taxRate)}
        onChange={(key) => form.set({ taxRate: Number(key) })}
      />
      <ChipsField
        field="freight"
        label={t.fields.freight}
        options={yesNo(t.freightIncluded, t.freightExcluded)}
        value={values.isFreightIncluded ? 'yes' : 'no'}
        onChange={(key) => form.set({ isFreightIncluded: key === 'yes' })}
        hint={previousValueHint(props, 'freight')}
      />
      <FreightField {...props} />
    </FieldGroup>
  );
});

/** Returns the price per kilogram, the unit of market and freight; undefined when the request already uses it. */
function perKgText(unitFen: number | null, request: QuotationFormProps['request']): string | undefined {
  if (unitFen === null || request.unit === 'kg') return undefined;
  const fen = Math.round((unitFen * 1000) / unitGrams(request));
  return quotationMessages().comesTo(`${formatFen(fen)} ${quotationMessages().perKg}`);
}

/** Returns the freight in the unit of the price; undefined when that is kilograms already. */
function freightText(fenPerKg: number | null, request: QuotationFormProps['request']): string | undefined {
  if (fenPerKg === null || request.unit === 'kg') return undefined;
  return quotationMessages().comesTo(unitPriceText(fenPerUnitOf(request, fenPerKg), request.unit));
}

/** Delivery destination included in the price, or the freight cost. */
const FreightField = observer(function FreightField({ form, request }: QuotationFormProps) {
  const { values } = form;
  const t = quotationMessages();
  if (values.isFreightIncluded) {
    const code = values.freightToCode ?? '';
    return (
      <RegionField
        field="freightToCode"
        label={t.fields.freightToCode}
        placeholder={t.placeholders.choose}
        value={{ regionCode: code, regionNames: values.regionNames[code] ?? [] }}
        onChange={({ regionCode, regionNames }) =>
          form.set({
            freightToCode: regionCode,
            regionNames: { ...values.regionNames, [regionCode]: regionNames }
          })
        }
        error={fieldErrorMessage(form, 'freightToCode')}
      />
    );
  }
  return (
    <NumberField
      label={t.fields.freightFenPerKg}
      field="freightFenPerKg"
      value={values.freightFenPerKg}
      onChange={(freightFenPerKg) => form.set({ freightFenPerKg })}
      parse={parseFen}
      format={formatFenInput}
      onLeave={form.touch}
      error={fieldErrorMessage(form, 'freightFenPerKg')}
      hint={freightText(values.freightFenPerKg, request)}
      placeholder={t.placeholders.price}
      unit={t.perKg}
    />
  );
});
