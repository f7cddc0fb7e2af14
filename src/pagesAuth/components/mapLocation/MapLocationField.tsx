import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { MapPosition } from '@contract/region';
import { isMapPosition } from '@rules/mapPosition';
import { getRegions } from '@/api/region';
import { errorText } from '@/locale/errorText';
import { canPickLocation, pickLocation } from '@/platform/pickLocation';
import { Pressable } from '@/platform/Pressable';
import { ChoiceField } from '@/ui/ChoiceField';
import { overlays } from '@/ui/overlays';
import { FormField } from '@/ui/FormField';
import { mapLocationMessages } from './locale/messages';
import styles from './MapLocationField.module.scss';
import { locationToAddress, type LocationAddress } from './locationToAddress';

interface MapLocationFieldProps {
  id?: string;
  position: MapPosition | null;
  /** What the place is for, said before the map opens. */
  purpose: string;
  error?: string | undefined;
  onChoose(location: LocationAddress): void;
  onRemove(): void;
}

/** Where an address is on the map. Without a map to choose on it shows that a place is set, and lets it be removed. */
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

/** Says what the map is opened for before it opens. Undefined when the person turns back, or after saying what failed. */
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
