import { observer } from 'mobx-react-lite';
import { MAX_SPEC_OFFERED, OLDEST_CROP_YEARS } from '@rules/quotation';
import { shanghaiDay } from '@rules/shanghaiTime';
import { countryName } from '@/components/country/countryName';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { NumberField } from '../../components/NumberField';
import { tradeMessages } from '../../locale/messages';
import { originCountries } from '../../originCountries';
import { quotationMessages } from '../locale/messages';
import { amountText } from '../quotationText';
import { fieldErrorMessage, previousValueHint, type QuotationFormProps } from './quotationFields';

const MAX_ORIGIN_DETAIL = 20;

/** Form group for the goods and the available quantity. */
export const GoodsGroup = observer(function GoodsGroup(props: QuotationFormProps) {
  const { form, request } = props;
  const { values } = form;
  const { unit, gramsPerPack, quantityGrams } = request;
  const t = quotationMessages();
  const isShort = values.availableGrams !== null && values.availableGrams < quantityGrams;
  const year = Number(shanghaiDay(Date.now()).slice(0, 4));
  const years = Array.from({ length: OLDEST_CROP_YEARS + 1 }, (_, ago) => year - ago);
  return (
    <FieldGroup title={t.groups.goods}>
      <NumberField
        label={t.fields.availableGrams}
        field="availableGrams"
        value={values.availableGrams}
        onChange={(availableGrams) => form.set({ availableGrams })}
        parse={(text) => parseGrams(text, unit, gramsPerPack)}
        format={(grams) => formatAmountInput(grams, unit, gramsPerPack)}
        onLeave={form.touch}
        error={fieldErrorMessage(form, 'availableGrams')}
        hint={
          previousValueHint(props, 'availableGrams') ??
          (isShort ? t.lessThanWanted(amountText(quantityGrams, request)) : undefined)
        }
        placeholder={t.placeholders.quantity}
        unit={tradeMessages().units[unit]}
      />
      <TextField
        label={t.fields.specOffered}
        field="specOffered"
        value={values.specOffered}
        onChange={(specOffered) => form.set({ specOffered })}
        onLeave={form.touch}
        error={fieldErrorMessage(form, 'specOffered')}
        hint={previousValueHint(props, 'specOffered')}
        placeholder={t.placeholders.spec}
        max={MAX_SPEC_OFFERED}
        hasCounter
      />
      <OriginFields {...props} />
      <ChipsField
        field="cropYear"
        label={t.fields.cropYear}
        options={years.map((one) => ({ key: String(one), text: String(one) }))}
        value={values.cropYear === null ? null : String(values.cropYear)}
        onChange={(key) => form.set({ cropYear: key === null ? null : Number(key) })}
        error={fieldErrorMessage(form, 'cropYear')}
        hint={previousValueHint(props, 'cropYear')}
        isOptional
      />
    </FieldGroup>
  );
});

/** Origin: a domestic region or another country, with an optional free-text detail. */
const OriginFields = observer(function OriginFields(props: QuotationFormProps) {
  const { form } = props;
  const { originOffered, regionNames } = form.values;
  const t = quotationMessages();
  const isAbroad = originOffered.countryCode !== null;
  const set = (changes: Partial<typeof originOffered>) => form.set({ originOffered: { ...originOffered, ...changes } });
  const code = originOffered.regionCode ?? '';
  return (
    <>
      <ChipsField
        field="originKind"
        label={t.fields.originKind}
        options={[
          { key: 'china', text: t.originKinds.china } as const,
          { key: 'abroad', text: t.originKinds.abroad } as const
        ]}
        value={isAbroad ? 'abroad' : 'china'}
        onChange={(kind) => set(kind === 'abroad' ? { regionCode: null, countryCode: 'VN' } : { countryCode: null })}
        hint={previousValueHint(props, 'originOffered')}
      />
      {isAbroad ? (
        <ChipsField
          field="originOffered"
          label={t.fields.country}
          options={originCountries.map((key) => ({ key: key as string, text: countryName(key) }))}
          value={originOffered.countryCode}
          onChange={(countryCode) => set({ countryCode })}
          error={fieldErrorMessage(form, 'originOffered')}
        />
      ) : (
        <RegionField
          field="originOffered"
          label={t.fields.originOffered}
          placeholder={t.placeholders.choose}
          value={{ regionCode: code, regionNames: regionNames[code] ?? [] }}
          onChange={({ regionCode, regionNames: names }) =>
            form.set({
              originOffered: { ...originOffered, regionCode },
              regionNames: { ...regionNames, [regionCode]: names }
            })
          }
          error={fieldErrorMessage(form, 'originOffered')}
        />
      )}
      <TextField
        label={t.fields.originDetail}
        field="originDetail"
        value={originOffered.detail}
        onChange={(detail) => set({ detail })}
        onLeave={form.touch}
        error={undefined}
        placeholder={t.placeholders.originDetail}
        max={MAX_ORIGIN_DETAIL}
        hasCounter
        isOptional
      />
    </>
  );
});
