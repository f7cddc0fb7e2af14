import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NearRegion } from '@contract/region';
import { canLocate, locate } from '@/platform/position';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { getRegionNear } from '../../api/region';
import { regionFieldMessages } from './locale/messages';
import styles from './LocateButton.module.scss';

/** Finds the city of the device for a `RegionField`. Absent where the platform cannot locate. */
export const LocateButton = observer(function LocateButton({ onLocate }: { onLocate(city: NearRegion): void }) {
  const handleLocate = async () => {
    const city = await locateCity();
    if (city) onLocate(city);
  };
  if (!canLocate()) return null;
  return (
    <Pressable className={styles.locate} onPress={() => void handleLocate()}>
      <Icon name="map-pin" />
      <Text>{regionFieldMessages().locate}</Text>
    </Pressable>
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
    toastError(error);
  }
  return undefined;
}
