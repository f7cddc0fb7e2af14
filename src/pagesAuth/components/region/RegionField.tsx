import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { NearRegion, RegionPath } from '@contract/region';
import { RegionSheet } from '@/components/region/RegionSheet';
import { errorText } from '@/locale/errorText';
import { canLocate, locate } from '@/platform/position';
import { Pressable } from '@/platform/Pressable';
import { ChoiceField } from '@/ui/ChoiceField';
import { overlays } from '@/ui/overlays';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { getRegionNear } from '../../api/region';
import { regionFieldMessages } from './locale/messages';
import styles from './RegionField.module.scss';

interface RegionFieldProps {
  label: string;
  placeholder: string;
  region: RegionPath | null;
  error?: string | undefined;
  onChoose(region: RegionPath): void;
  /** The city that the person is in. Where it has districts, the sheet asks for one next. */
  onLocate(city: NearRegion): void;
}

/** The district of an address: chosen in a sheet, or from the city in which the device is. */
export const RegionField = observer(function RegionField(props: RegionFieldProps) {
  const { label, placeholder, region, error, onChoose, onLocate } = props;
  const [isOpen, setOpen] = useState(false);
  const handleLocate = async () => {
    const city = await locateCity();
    if (!city) return;
    onLocate(city);
    setOpen(!city.isExact);
  };
  return (
    <>
      <FormField label={label} isRequired error={error}>
        <ChoiceField
          label={label}
          text={region?.names.join(' ') ?? ''}
          placeholder={placeholder}
          onPress={() => setOpen(true)}
        />
        {canLocate() && (
          <Pressable className={styles.locate} onPress={() => void handleLocate()}>
            <Icon name="map-pin" />
            <Text>{regionFieldMessages().locate}</Text>
          </Pressable>
        )}
      </FormField>
      {/* In a view of its own: else opening it sends the mini-program every field beside it once more. */}
      <View>
        <RegionSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={label}
          value={region?.code}
          onChange={onChoose}
        />
      </View>
    </>
  );
});

/** Says what the place is for before the system asks for it. Undefined when the person or the system does not tell. */
async function locateCity(): Promise<NearRegion | undefined> {
  const t = regionFieldMessages();
  const { confirm } = await overlays.modal({ title: t.locateTitle, text: t.locatePurpose, confirmText: t.goOn });
  if (!confirm) return undefined;
  overlays.loading();
  try {
    const position = await locate();
    const city = position === null ? null : await getRegionNear(position);
    overlays.hideLoading();
    if (city !== null) return city;
    overlays.toast(t.notLocated, { icon: 'info-circle' });
  } catch (error) {
    overlays.hideLoading();
    overlays.toast(errorText(error), { icon: 'info-circle' });
  }
  return undefined;
}
