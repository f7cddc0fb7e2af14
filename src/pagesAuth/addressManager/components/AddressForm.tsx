import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AddressLabel } from '@contract/address';
import type { NearRegion } from '@contract/region';
import { MAX_DOOR_NO, MAX_LABEL_TEXT, MAX_RECEIVER, MAX_STREET } from '@rules/address';
import { RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { groupMobile, MOBILE_LENGTH, mobileDigits } from '@/lib/mobile';
import { Chip } from '@/ui/Chip';
import { FormField } from '@/ui/FormField';
import { Switch } from '@/ui/Switch';
import { MapLocationField } from '../../components/mapLocation/MapLocationField';
import { LocateButton } from '../../components/region/LocateButton';
import type { AddressEditStore } from '../AddressEdit.store';
import type { AddressField } from '../addressForm';
import { addressMessages } from '../locale/messages';
import styles from './AddressForm.module.scss';

const labels: readonly AddressLabel[] = ['company', 'warehouse', 'home', 'other'];

/** Returns the error message of a field that was left; undefined when the field is valid. */
function fieldErrorMessage({ form }: AddressEditStore, field: AddressField): string | undefined {
  const problem = form.problemOf(field);
  if (problem === undefined) return undefined;
  const texts: Partial<Record<string, string>> = addressMessages().problems[field === 'regionCode' ? 'region' : field];
  return texts[problem] || texts['pattern'] || texts['required'];
}

/** Input fields of an address. */
export const AddressForm = observer(function AddressForm({ store }: { store: AddressEditStore }) {
  const { form } = store;
  const { values, set, touch } = form;
  const t = addressMessages();
  const common = (field: Exclude<AddressField, 'regionCode'>) => ({
    field,
    label: t[field],
    onLeave: touch,
    error: fieldErrorMessage(store, field),
    allowsExcess: true
  });
  return (
    <View className={styles.card}>
      <TextField
        {...common('receiver')}
        value={values.receiver}
        placeholder={t.receiverPlaceholder}
        max={MAX_RECEIVER}
        onChange={(receiver) => set({ receiver })}
      />
      <TextField
        {...common('mobile')}
        keyboard="number"
        isNumber
        isClearable
        value={groupMobile(values.mobile)}
        placeholder={t.mobilePlaceholder}
        max={MOBILE_LENGTH}
        onChange={(text) => set({ mobile: mobileDigits(text) })}
      />
      <MapLocationField
        position={values.position}
        purpose={t.mapPurpose}
        onChoose={store.setLocation}
        onRemove={() => set({ position: null })}
      />
      <AddressRegionField store={store} />
      <TextField
        {...common('street')}
        isLong
        value={values.street}
        placeholder={t.streetPlaceholder}
        max={MAX_STREET}
        onChange={store.setStreet}
      />
      <TextField
        {...common('doorNo')}
        isOptional
        hasCounter
        value={values.doorNo}
        placeholder={t.doorNoPlaceholder}
        max={MAX_DOOR_NO}
        onChange={(doorNo) => set({ doorNo })}
      />
      <FormField label={t.label}>
        <View className={styles.labels}>
          {labels.map((label) => (
            <Chip
              key={label}
              text={t.labels[label]}
              isOn={label === values.label}
              onPress={() => store.setLabel(label)}
            />
          ))}
        </View>
      </FormField>
      {values.label === 'other' && (
        <TextField
          {...common('labelText')}
          hasCounter
          value={values.labelText}
          placeholder={t.labelTextPlaceholder}
          max={MAX_LABEL_TEXT}
          onChange={(labelText) => set({ labelText })}
        />
      )}
      <View className={styles.switchRow}>
        <View className={styles.switchText}>
          <Text className={styles.switchTitle}>{t.defaultSwitch}</Text>
          {store.isDefaultLocked && <View className={styles.switchHint}>{t.defaultFixed}</View>}
        </View>
        {!store.isDefaultLocked && (
          <Switch label={t.defaultSwitch} isOn={values.isDefault} onChange={(isDefault) => set({ isDefault })} />
        )}
      </View>
    </View>
  );
});

const AddressRegionField = observer(function AddressRegionField({ store }: { store: AddressEditStore }) {
  const [isOpen, setOpen] = useState(false);
  const t = addressMessages();
  const handleLocate = (city: NearRegion) => {
    store.setDetectedCity(city);
    setOpen(!city.isExact);
  };
  return (
    <RegionField
      field="regionCode"
      label={t.region}
      placeholder={t.regionPlaceholder}
      value={store.form.values}
      error={fieldErrorMessage(store, 'regionCode')}
      onChange={store.setRegion}
      sheet={{ isOpen, setOpen }}
    >
      <LocateButton onLocate={handleLocate} />
    </RegionField>
  );
});
