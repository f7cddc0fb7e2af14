import { observer } from 'mobx-react';
import { useState } from 'react';
import { RegionSheet } from '@/components/region/RegionSheet';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import type { CompanyFormStore } from '../CompanyForm.store';
import { companyWords } from '../locale/words';
import { optionsOf } from './options';

const [SHORT_NAME, ADDRESS, INTRO, VARIETIES] = [12, 60, 1000, 10];

/** What the company is and does. */
export const BusinessFields = observer(function BusinessFields({ store }: { store: CompanyFormStore }) {
  const [open, setOpen] = useState<'type' | 'region' | 'varieties' | 'volume' | 'employees'>();
  const words = companyWords();
  const t = words.form;
  const { values } = store;
  const close = () => setOpen(undefined);
  return (
    <>
      <FormField
        label={t.shortName}
        isRequired
        counter={{ used: values.shortName.length, max: SHORT_NAME }}
        error={store.isWrong('shortName') ? t.wrong.shortName : undefined}
      >
        <TextInput
          label={t.shortName}
          name="shortName"
          maxLength={SHORT_NAME}
          value={values.shortName}
          onChange={(text) => store.set('shortName', text)}
          onBlur={() => store.leave('shortName')}
        />
      </FormField>
      <FormField label={t.type}>
        <ChoiceField
          label={t.type}
          placeholder={t.choose}
          text={values.type ? words.types[values.type] : ''}
          onPress={() => setOpen('type')}
        />
      </FormField>
      <FormField label={t.region}>
        <ChoiceField
          label={t.region}
          placeholder={t.choose}
          text={store.regionNames.join(' ')}
          onPress={() => setOpen('region')}
        />
      </FormField>
      <FormField label={t.address}>
        <TextInput
          label={t.address}
          name="address"
          placeholder={t.addressHint}
          maxLength={ADDRESS}
          value={values.address}
          onChange={(text) => store.set('address', text)}
        />
      </FormField>
      <FormField label={t.varieties} counter={{ used: values.varietyIds.length, max: VARIETIES }}>
        <ChoiceField
          label={t.varieties}
          placeholder={t.choose}
          text={store.varietyNames.join(words.listJoin)}
          onPress={() => setOpen('varieties')}
        />
      </FormField>
      <FormField label={t.volume}>
        <ChoiceField
          label={t.volume}
          placeholder={t.choose}
          text={values.volumeBand ? words.volumes[values.volumeBand] : ''}
          onPress={() => setOpen('volume')}
        />
      </FormField>
      <FormField label={t.employees}>
        <ChoiceField
          label={t.employees}
          placeholder={t.choose}
          text={values.employeesBand ? words.employees[values.employeesBand] : ''}
          onPress={() => setOpen('employees')}
        />
      </FormField>
      <FormField label={t.intro} counter={{ used: values.intro.length, max: INTRO }}>
        <TextArea
          label={t.intro}
          placeholder={t.introHint}
          maxLength={INTRO}
          value={values.intro}
          onChange={(text) => store.set('intro', text)}
        />
      </FormField>
      <Picker
        isOpen={open === 'type'}
        onClose={close}
        title={t.type}
        options={optionsOf(words.types)}
        value={values.type ?? undefined}
        onChange={(key) => store.set('type', key)}
      />
      <Picker
        isOpen={open === 'volume'}
        onClose={close}
        title={t.volume}
        options={optionsOf(words.volumes)}
        value={values.volumeBand ?? undefined}
        onChange={(key) => store.set('volumeBand', key)}
      />
      <Picker
        isOpen={open === 'employees'}
        onClose={close}
        title={t.employees}
        options={optionsOf(words.employees)}
        value={values.employeesBand ?? undefined}
        onChange={(key) => store.set('employeesBand', key)}
      />
      <RegionSheet
        isOpen={open === 'region'}
        onClose={close}
        value={values.regionCode ?? undefined}
        onChange={store.setRegion}
      />
      <VarietySheet
        isOpen={open === 'varieties'}
        onClose={close}
        value={values.varietyIds}
        onChange={store.setVarieties}
        most={VARIETIES}
      />
    </>
  );
});
