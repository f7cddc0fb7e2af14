import { observer } from 'mobx-react';
import { useState } from 'react';
import { MAX_VARIETIES } from '@rules/companyFields';
import { fieldId } from '@/components/form/formField';
import { RegionSheet } from '@/components/region/RegionSheet';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { MapPlaceField } from '../../components/place/MapPlaceField';
import type { PlaceParts } from '../../components/place/placeParts';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldError } from '../fieldError';
import { companyMessages } from '../locale/messages';
import { optionsOf } from './options';

const [SHORT_NAME, ADDRESS, INTRO] = [12, 60, 1000];

/** What the company is and does. */
export const BusinessFields = observer(function BusinessFields({ store }: { store: CompanyFormStore }) {
  const [open, setOpen] = useState<'type' | 'region' | 'varieties' | 'volume' | 'employees'>();
  /** The city that the map named, until its district is chosen. */
  const [city, setCity] = useState<string>();
  const words = companyMessages();
  const t = words.form;
  const { values } = store;
  const close = () => setOpen(undefined);
  const handlePlace = (place: PlaceParts) => {
    store.takePlace(place);
    setCity(place.region?.code);
    if (place.region?.isExact === false) setOpen('region');
  };
  return (
    <>
      <FormField
        id={fieldId('shortName')}
        label={t.shortName}
        isRequired
        counter={{ used: values.shortName.length, max: SHORT_NAME }}
        error={fieldError(store, 'shortName')}
      >
        <TextInput
          label={t.shortName}
          name="shortName"
          maxLength={SHORT_NAME}
          value={values.shortName}
          isInvalid={store.problemOf('shortName') !== undefined}
          onChange={(text) => store.set('shortName', text)}
          onBlur={() => store.leave('shortName')}
        />
      </FormField>
      <FormField id={fieldId('type')} label={t.type} error={fieldError(store, 'type')}>
        <ChoiceField
          label={t.type}
          placeholder={t.choose}
          text={values.type ? words.types[values.type] : ''}
          onPress={() => setOpen('type')}
        />
      </FormField>
      <MapPlaceField
        id={fieldId('position')}
        position={values.position}
        purpose={t.mapPurpose}
        error={fieldError(store, 'position')}
        onChoose={handlePlace}
        onRemove={() => store.set('position', null)}
      />
      <FormField id={fieldId('regionCode')} label={t.region} error={fieldError(store, 'regionCode')}>
        <ChoiceField
          label={t.region}
          placeholder={t.choose}
          text={store.regionNames.join(' ')}
          onPress={() => setOpen('region')}
        />
      </FormField>
      <FormField id={fieldId('address')} label={t.address} error={fieldError(store, 'address')}>
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
        error={fieldError(store, 'varietyIds')}
      >
        <ChoiceField
          label={t.varieties}
          placeholder={t.choose}
          text={store.varietyNames.join(words.listJoin)}
          onPress={() => setOpen('varieties')}
        />
      </FormField>
      <FormField id={fieldId('volumeBand')} label={t.volume} error={fieldError(store, 'volumeBand')}>
        <ChoiceField
          label={t.volume}
          placeholder={t.choose}
          text={values.volumeBand ? words.volumes[values.volumeBand] : ''}
          onPress={() => setOpen('volume')}
        />
      </FormField>
      <FormField id={fieldId('employeesBand')} label={t.employees} error={fieldError(store, 'employeesBand')}>
        <ChoiceField
          label={t.employees}
          placeholder={t.choose}
          text={values.employeesBand ? words.employees[values.employeesBand] : ''}
          onPress={() => setOpen('employees')}
        />
      </FormField>
      <FormField
        id={fieldId('intro')}
        label={t.intro}
        counter={{ used: values.intro.length, max: INTRO }}
        error={fieldError(store, 'intro')}
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
        value={values.regionCode ?? city}
        onChange={store.setRegion}
      />
      <VarietySheet
        isOpen={open === 'varieties'}
        onClose={close}
        value={values.varietyIds}
        onChange={store.setVarieties}
        most={MAX_VARIETIES}
      />
    </>
  );
});
