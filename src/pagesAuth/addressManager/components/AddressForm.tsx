import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { AddressLabel } from '@contract/address';
import { MAX_DOOR_NO, MAX_LABEL_TEXT, MAX_STREET } from '@rules/address';
import { groupMobile, mobileDigits } from '@/lib/mobile';
import { Chip } from '@/ui/Chip';
import { FormField } from '@/ui/FormField';
import { Switch } from '@/ui/Switch';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { MapLocationField } from '../../components/mapLocation/MapLocationField';
import { RegionField } from '../../components/region/RegionField';
import type { AddressEditStore, AddressField } from '../AddressEdit.store';
import { addressMessages } from '../locale/messages';
import styles from './AddressForm.module.scss';

const labels: readonly AddressLabel[] = ['company', 'warehouse', 'home', 'other'];
const characterCount = (text: string) => [...text].length;

/** Returns the error message of a field that was left; undefined when the field is valid. */
function useFieldErrorMessage(store: AddressEditStore, field: AddressField): string | undefined {
  const problem = store.problems[field];
  if (problem === undefined) return undefined;
  const texts: Partial<Record<typeof problem, string>> = addressMessages().problems[field];
  return texts[problem];
}

/** Input fields of an address. */
export const AddressForm = observer(function AddressForm({ store }: { store: AddressEditStore }) {
  const { values } = store;
  const t = addressMessages();
  return (
    <View className={styles.card}>
      <FormField label={t.receiver} isRequired error={useFieldErrorMessage(store, 'receiver')}>
        <TextInput
          label={t.receiver}
          name="receiver"
          value={values.receiver}
          placeholder={t.receiverPlaceholder}
          onChange={(text) => store.set('receiver', text)}
          onBlur={() => store.touch('receiver')}
        />
      </FormField>
      <FormField label={t.mobile} isRequired error={useFieldErrorMessage(store, 'mobile')}>
        <TextInput
          label={t.mobile}
          name="mobile"
          keyboard="number"
          variant="number"
          value={groupMobile(values.mobile)}
          placeholder={t.mobilePlaceholder}
          onChange={(text) => store.set('mobile', mobileDigits(text))}
          onBlur={() => store.touch('mobile')}
        />
      </FormField>
      <MapLocationField
        position={values.position}
        purpose={t.mapPurpose}
        onChoose={store.setLocation}
        onRemove={() => store.set('position', null)}
      />
      <RegionField
        label={t.region}
        placeholder={t.regionPlaceholder}
        region={values.region}
        error={useFieldErrorMessage(store, 'region')}
        onChoose={store.setRegion}
        onLocate={store.setDetectedCity}
      />
      <FormField
        label={t.street}
        isRequired
        error={useFieldErrorMessage(store, 'street')}
        counter={{ used: characterCount(values.street), max: MAX_STREET }}
      >
        <TextArea
          label={t.street}
          value={values.street}
          placeholder={t.streetPlaceholder}
          onChange={store.setStreet}
          onBlur={() => store.touch('street')}
        />
      </FormField>
      <FormField
        label={t.doorNo}
        error={useFieldErrorMessage(store, 'doorNo')}
        counter={{ used: characterCount(values.doorNo), max: MAX_DOOR_NO }}
      >
        <TextInput
          label={t.doorNo}
          name="doorNo"
          value={values.doorNo}
          placeholder={t.doorNoPlaceholder}
          onChange={(text) => store.set('doorNo', text)}
          onBlur={() => store.touch('doorNo')}
        />
      </FormField>
      <LabelFields store={store} />
      <View className={styles.switchRow}>
        <View className={styles.switchWords}>
          <Text className={styles.switchTitle}>{t.defaultSwitch}</Text>
          {store.isDefaultLocked && <View className={styles.switchHint}>{t.defaultFixed}</View>}
        </View>
        {!store.isDefaultLocked && (
          <Switch label={t.defaultSwitch} isOn={values.isDefault} onChange={(isOn) => store.set('isDefault', isOn)} />
        )}
      </View>
    </View>
  );
});

const LabelFields = observer(function LabelFields({ store }: { store: AddressEditStore }) {
  const { label, labelText } = store.values;
  const t = addressMessages();
  const problem = useFieldErrorMessage(store, 'labelText');
  return (
    <>
      <FormField label={t.label}>
        <View className={styles.labels}>
          {labels.map((one) => (
            <Chip key={one} text={t.labels[one]} isOn={one === label} onPress={() => store.setLabel(one)} />
          ))}
        </View>
      </FormField>
      {label === 'other' && (
        <FormField
          label={t.labelText}
          isRequired
          error={problem}
          counter={{ used: characterCount(labelText), max: MAX_LABEL_TEXT }}
        >
          <TextInput
            label={t.labelText}
            name="labelText"
            value={labelText}
            placeholder={t.labelTextPlaceholder}
            onChange={(text) => store.set('labelText', text)}
            onBlur={() => store.touch('labelText')}
          />
        </FormField>
      )}
    </>
  );
});
