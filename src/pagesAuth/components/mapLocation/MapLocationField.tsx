import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { MapPosition } from '@contract/region';
import { isMapPosition } from '@rules/mapPosition';
import { getRegions } from '@/api/region';
import { errorText } from '@/locale/errorText';
import { canPickLocation, pickLocation } from '@/platform/pickLocation';
import { Pressable } from '@/platform/pressable';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { mapLocationMessages } from './locale/messages';
import { type LocationAddress, locationToAddress } from './locationToAddress';
import styles from './MapLocationField.module.scss';

interface MapLocationFieldProps {
  id?: string;
  position: MapPosition | null;
  /** Purpose of the position, shown before the map opens. */
  purpose: string;
  error?: string | undefined;
  onChoose(location: LocationAddress): void;
  onRemove(): void;
}

/** Map position of an address. Without a map picker it only shows that a position is set and allows removing it. */
export const MapLocationField = observer(function MapLocationField(props: MapLocationFieldProps) {
  const { id, position, purpose, error, onChoose, onRemove } = props;
  const t = mapLocationMessages();
  const handleChoose = async () => {
    const location = await pickMapLocation(position, purpose);
    if (location) onChoose(location);
  };
  if (!canPickLocation && !position) return null;
  return (
    <FormField label={t.label} {...(id ? { id } : {})} error={error}>
      {canPickLocation ? (
        <ChoiceField
          label={t.label}
          placeholder={t.choose}
          text={position ? t.marked : ''}
          onPress={() => void handleChoose()}
        />
      ) : (
        <Text className={styles.marked}>{t.marked}</Text>
      )}
      {position && (
        <Pressable className={styles.remove} label={t.removeFromMap} onPress={onRemove}>
          <Text>{t.remove}</Text>
        </Pressable>
      )}
    </FormField>
  );
});

/**
 * Shows the purpose, then opens the map.
 * @returns undefined when the user cancels, or after an error was shown
 */
async function pickMapLocation(from: MapPosition | null, purpose: string): Promise<LocationAddress | undefined> {
  const t = mapLocationMessages();
  const failWith = (text: string) => {
    overlays.toast(text, { icon: 'info-circle' });
    return undefined;
  };
  const { confirm } = await overlays.modal({ title: t.choose, text: purpose, confirmText: t.goOn });
  if (!confirm) return undefined;
  try {
    const location = await pickLocation(from);
    if (!location) return undefined;
    if (!isMapPosition(location)) return failWith(t.outside);
    return await getRegions().then(
      (tree) => locationToAddress(location, tree),
      (error: unknown) => failWith(errorText(error))
    );
  } catch {
    return failWith(t.refused);
  }
}
