import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NearRegion, RegionPath } from '@contract/region';
import { RegionSheet } from '@/components/region/RegionSheet';
import { errorText } from '@/locale/errorText';
import { canLocate, locate } from '@/platform/position';
import { Pressable } from '@/platform/pressable';
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
  /** Called with the user's current city. If it has districts, the sheet then asks for one. */
  onLocate(city: NearRegion): void;
}

/** District of an address, chosen in a sheet or derived from the device's city. */
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
      {/* In a separate view: opening the sheet would otherwise resend all neighbouring fields of the mini-program. */}
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

/**
 * Shows the purpose before the system asks for the position.
 * @returns undefined when the user or the system denies it, or after an error was shown
 */
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
