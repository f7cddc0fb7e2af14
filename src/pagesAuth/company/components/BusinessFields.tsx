import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_VARIETIES } from '@rules/companyFields';
import { companyViewMessages } from '@/components/company/locale/messages';
import { fieldId } from '@/components/form/formField';
import { RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import type { LocationAddress } from '../../components/mapLocation/locationToAddress';
import { MapLocationField } from '../../components/mapLocation/MapLocationField';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { companyMessages } from '../locale/messages';
import { optionsOf } from './optionsOf';

const [SHORT_NAME, ADDRESS, INTRO] = [12, 60, 1000];

/** Fields about the company and its business. */
export const BusinessFields = observer(function BusinessFields({ store }: { store: CompanyFormStore }) {
  const [open, setOpen] = useState<'type' | 'region' | 'varieties' | 'volume' | 'employees'>();
  /** City of the picked map position, until its district is chosen. */
  const [city, setCity] = useState<string>();
  const t = companyMessages().form;
  const names = companyViewMessages();
  const { form } = store;
  const { values, set, touch } = form;
  const close = () => setOpen(undefined);
  const handleLocation = (location: LocationAddress) => {
    store.setLocation(location);
    setCity(location.region?.code);
    if (location.region?.isExact === false) setOpen('region');
  };
  return (
    <>
      <TextField
        field="shortName"
        hasCounter
        label={t.shortName}
        max={SHORT_NAME}
        value={values.shortName}
        error={fieldErrorMessage(form, 'shortName')}
        onChange={(shortName) => set({ shortName })}
        onLeave={touch}
      />
      <FormField id={fieldId('type')} label={t.type} error={fieldErrorMessage(form, 'type')}>
        <ChoiceField
          label={t.type}
          placeholder={t.choose}
          text={values.type ? names.types[values.type] : ''}
          onPress={() => setOpen('type')}
        />
      </FormField>
      <MapLocationField
        id={fieldId('position')}
        position={values.position}
        purpose={t.mapPurpose}
        error={fieldErrorMessage(form, 'position')}
        onChoose={handleLocation}
        onRemove={() => set({ position: null })}
      />
      <RegionField
        field="regionCode"
        label={t.region}
        placeholder={t.choose}
        value={{ regionCode: values.regionCode ?? city ?? '', regionNames: [...values.regionNames] }}
        onChange={store.setRegion}
        error={fieldErrorMessage(form, 'regionCode')}
        isOptional
        sheet={{ isOpen: open === 'region', setOpen: (isOpen) => setOpen(isOpen ? 'region' : undefined) }}
      />
      <TextField
        field="address"
        isOptional
        label={t.address}
        placeholder={t.addressHint}
        max={ADDRESS}
        value={values.address}
        error={fieldErrorMessage(form, 'address')}
        onChange={store.setAddress}
        onLeave={touch}
      />
      <FormField
        id={fieldId('varietyIds')}
        label={t.varieties}
        isRequired
        counter={{ used: values.varietyIds.length, max: MAX_VARIETIES }}
        error={fieldErrorMessage(form, 'varietyIds')}
      >
        <ChoiceField
          label={t.varieties}
          placeholder={t.choose}
          text={values.varietyNames.join(names.listJoin)}
          onPress={() => setOpen('varieties')}
        />
      </FormField>
      <FormField id={fieldId('volumeBand')} label={t.volume} error={fieldErrorMessage(form, 'volumeBand')}>
        <ChoiceField
          label={t.volume}
          placeholder={t.choose}
          text={values.volumeBand ? names.volumes[values.volumeBand] : ''}
          onPress={() => setOpen('volume')}
        />
      </FormField>
      <FormField id={fieldId('employeesBand')} label={t.employees} error={fieldErrorMessage(form, 'employeesBand')}>
        <ChoiceField
          label={t.employees}
          placeholder={t.choose}
          text={values.employeesBand ? names.employees[values.employeesBand] : ''}
          onPress={() => setOpen('employees')}
        />
      </FormField>
      <TextField
        field="intro"
        isOptional
        isLong
        label={t.intro}
        placeholder={t.introHint}
        max={INTRO}
        value={values.intro}
        error={fieldErrorMessage(form, 'intro')}
        onChange={(intro) => set({ intro })}
        onLeave={touch}
      />
      <Picker
        isOpen={open === 'type'}
        onClose={close}
        title={t.type}
        options={optionsOf(names.types)}
        value={values.type ?? undefined}
        onChange={(key) => set({ type: key })}
      />
      <Picker
        isOpen={open === 'volume'}
        onClose={close}
        title={t.volume}
        options={optionsOf(names.volumes)}
        value={values.volumeBand ?? undefined}
        onChange={(key) => set({ volumeBand: key })}
      />
      <Picker
        isOpen={open === 'employees'}
        onClose={close}
        title={t.employees}
        options={optionsOf(names.employees)}
        value={values.employeesBand ?? undefined}
        onChange={(key) => set({ employeesBand: key })}
      />
      <VarietySheet
        isOpen={open === 'varieties'}
        onClose={close}
        value={values.varietyIds}
        onChange={(varietyIds, varietyNames) => set({ varietyIds, varietyNames })}
        maxCount={MAX_VARIETIES}
      />
    </>
  );
});
