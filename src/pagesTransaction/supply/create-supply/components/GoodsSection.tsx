import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { shortRegionName } from '@rules/shortRegionName';
import { MAX_CROP_AGE, MAX_TITLE } from '@rules/supply';
import { CountryField } from '@/components/country/CountryField';
import { ChipsField } from '@/components/form/ChipsField';
import { fieldId } from '@/components/form/formField';
import { RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { TwoColumns } from '@/components/form/TwoColumns';
import { Card } from '@/ui/Card';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { GoodsField } from '../../../components/goods/GoodsField';
import { tradeMessages } from '../../../locale/messages';
import { originCountries } from '../../../originCountries';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';

interface Props {
  store: CreateSupplyStore;
}

/** Section for variety, title, origin and crop year. */
export const GoodsSection = observer(function GoodsSection({ store }: Props) {
  const { form } = store;
  const { title, isAbroad } = form.values;
  const t = createSupplyMessages();
  return (
    <Card isBare>
      <GoodsField form={form} errorMessageFor={(field) => fieldErrorMessage(store, field)} />
      <TextField
        field="title"
        label={t.listing}
        placeholder={t.listingHint}
        max={MAX_TITLE}
        hasCounter
        value={title}
        onChange={(text) => form.set({ title: text, isTitleOwn: text.trim() !== '' })}
        onLeave={form.touch}
        error={fieldErrorMessage(store, 'title')}
      />
      <ChipsField
        field="source"
        label={t.source}
        options={[
          { key: 'home', text: t.domestic },
          { key: 'abroad', text: t.abroad }
        ]}
        value={isAbroad ? 'abroad' : 'home'}
        onChange={(source) => form.set({ isAbroad: source === 'abroad' })}
      />
      <TwoColumns>
        {isAbroad ? <OriginCountryField store={store} /> : <OriginField store={store} />}
        <YearField store={store} />
      </TwoColumns>
    </Card>
  );
});

const OriginField = observer(function OriginField({ store }: Props) {
  const { form } = store;
  const { origin, originNames } = form.values;
  return (
    <RegionField
      field="origin"
      label={createSupplyMessages().origin}
      placeholder={tradeMessages().form.choose}
      // Full names are too long for half a row.
      value={{ regionCode: origin.regionCode ?? '', regionNames: originNames.map(shortRegionName) }}
      onChange={({ regionCode, regionNames }) =>
        form.set({ origin: { ...origin, regionCode }, originNames: regionNames })
      }
      error={fieldErrorMessage(store, 'origin')}
    />
  );
});

const OriginCountryField = observer(function OriginCountryField({ store }: Props) {
  const { form } = store;
  return (
    <CountryField
      field="origin"
      label={createSupplyMessages().country}
      placeholder={tradeMessages().form.choose}
      countries={originCountries}
      value={form.values.origin.countryCode}
      onChange={(countryCode) => form.set({ origin: { ...form.values.origin, countryCode } })}
      error={fieldErrorMessage(store, 'origin')}
    />
  );
});

const NO_YEAR = '';

const YearField = observer(function YearField({ store }: Props) {
  const { form } = store;
  const [isOpen, setOpen] = useState(false);
  const t = createSupplyMessages();
  const { cropYear } = form.values;
  const now = Number(shanghaiDay(Date.now()).slice(0, 4));
  const years = Array.from({ length: MAX_CROP_AGE + 1 }, (_, age) => now - age);
  return (
    <>
      <FormField id={fieldId('cropYear')} label={t.cropYear} error={fieldErrorMessage(store, 'cropYear')}>
        <ChoiceField
          label={t.cropYear}
          text={cropYear === null ? '' : String(cropYear)}
          placeholder={tradeMessages().form.choose}
          onPress={() => setOpen(true)}
        />
      </FormField>
      <Picker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.cropYear}
        options={[
          ...years.map((year) => ({ key: String(year), text: t.year(year) })),
          { key: NO_YEAR, text: t.noYear }
        ]}
        value={cropYear === null ? undefined : String(cropYear)}
        onChange={(year) => form.set({ cropYear: year === NO_YEAR ? null : Number(year) })}
      />
    </>
  );
});
