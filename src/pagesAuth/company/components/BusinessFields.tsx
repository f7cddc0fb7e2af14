import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_VARIETIES } from '@rules/companyFields';
import { fieldId } from '@/components/form/formField';
import { RegionField } from '@/components/form/RegionField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
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
  const messages = companyMessages();
  const t = messages.form;
  const { values } = store;
  const close = () => setOpen(undefined);
  const handleLocation = (location: LocationAddress) => {
    store.setLocation(location);
    setCity(location.region?.code);
    if (location.region?.isExact === false) setOpen('region');
  };
  return (
    <>
      <FormField
        id={fieldId('shortName')}
        label={t.shortName}
        isRequired
        counter={{ used: values.shortName.length, max: SHORT_NAME }}
        error={fieldErrorMessage(store, 'shortName')}
      >
        <TextInput
          label={t.shortName}
          name="shortName"
          maxLength={SHORT_NAME}
          value={values.shortName}
          isInvalid={store.problemOf('shortName') !== undefined}
          onChange={(text) => store.set('shortName', text)}
          onBlur={() => store.touch('shortName')}
        />
      </FormField>
      <FormField id={fieldId('type')} label={t.type} error={fieldErrorMessage(store, 'type')}>
        <ChoiceField
          label={t.type}
          placeholder={t.choose}
          text={values.type ? messages.types[values.type] : ''}
          onPress={() => setOpen('type')}
        />
      </FormField>
      <MapLocationField
        id={fieldId('position')}
        position={values.position}
        purpose={t.mapPurpose}
        error={fieldErrorMessage(store, 'position')}
        onChoose={handleLocation}
        onRemove={() => store.set('position', null)}
      />
      <RegionField
        field="regionCode"
        label={t.region}
        placeholder={t.choose}
        value={{ regionCode: values.regionCode ?? city ?? '', regionNames: [...store.regionNames] }}
        onChange={({ regionCode, regionNames }) => store.setRegion({ code: regionCode, names: regionNames })}
        error={fieldErrorMessage(store, 'regionCode')}
        isOptional
        sheet={{ isOpen: open === 'region', setOpen: (isOpen) => setOpen(isOpen ? 'region' : undefined) }}
      />
      <FormField id={fieldId('address')} label={t.address} error={fieldErrorMessage(store, 'address')}>
        <TextInput
          label={t.address}
          name="address"
          placeholder={t.addressHint}
          maxLength={ADDRESS}
          value={values.address}
          isInvalid={store.problemOf('address') !== undefined}
          onChange={store.setAddress}
        />
      </FormField>
      <FormField
        id={fieldId('varietyIds')}
        label={t.varieties}
        isRequired
        counter={{ used: values.varietyIds.length, max: MAX_VARIETIES }}
        error={fieldErrorMessage(store, 'varietyIds')}
      >
        <ChoiceField
          label={t.varieties}
          placeholder={t.choose}
          text={store.varietyNames.join(messages.listJoin)}
          onPress={() => setOpen('varieties')}
        />
      </FormField>
      <FormField id={fieldId('volumeBand')} label={t.volume} error={fieldErrorMessage(store, 'volumeBand')}>
        <ChoiceField
          label={t.volume}
          placeholder={t.choose}
          text={values.volumeBand ? messages.volumes[values.volumeBand] : ''}
          onPress={() => setOpen('volume')}
        />
      </FormField>
      <FormField id={fieldId('employeesBand')} label={t.employees} error={fieldErrorMessage(store, 'employeesBand')}>
        <ChoiceField
          label={t.employees}
          placeholder={t.choose}
          text={values.employeesBand ? messages.employees[values.employeesBand] : ''}
          onPress={() => setOpen('employees')}
        />
      </FormField>
      <FormField
        id={fieldId('intro')}
        label={t.intro}
        counter={{ used: values.intro.length, max: INTRO }}
        error={fieldErrorMessage(store, 'intro')}
      >
        <TextArea
          label={t.intro}
          placeholder={t.introHint}
          maxLength={INTRO}
          value={values.intro}
          isInvalid={store.problemOf('intro') !== undefined}
          onChange={(text) => store.set('intro', text)}
        />
      </FormField>
      <Picker
        isOpen={open === 'type'}
        onClose={close}
        title={t.type}
        options={optionsOf(messages.types)}
        value={values.type ?? undefined}
        onChange={(key) => store.set('type', key)}
      />
      <Picker
        isOpen={open === 'volume'}
        onClose={close}
        title={t.volume}
        options={optionsOf(messages.volumes)}
        value={values.volumeBand ?? undefined}
        onChange={(key) => store.set('volumeBand', key)}
      />
      <Picker
        isOpen={open === 'employees'}
        onClose={close}
        title={t.employees}
        options={optionsOf(messages.employees)}
        value={values.employeesBand ?? undefined}
        onChange={(key) => store.set('employeesBand', key)}
      />
      <VarietySheet
        isOpen={open === 'varieties'}
        onClose={close}
        value={values.varietyIds}
        onChange={store.setVarieties}
        maxCount={MAX_VARIETIES}
      />
    </>
  );
});
