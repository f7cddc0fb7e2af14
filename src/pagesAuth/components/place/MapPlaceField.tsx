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
import { mapPlaceMessages } from './locale/messages';
import styles from './MapPlaceField.module.scss';
import { placeParts, type PlaceParts } from './placeParts';

interface MapPlaceFieldProps {
  id?: string;
  position: MapPosition | null;
  /** What the place is for, said before the map opens. */
  purpose: string;
  error?: string | undefined;
  onChoose(place: PlaceParts): void;
  onRemove(): void;
}

/** Where an address is on the map. Without a map to choose on it shows that a place is set, and lets it be removed. */
export const MapPlaceField = observer(function MapPlaceField(props: MapPlaceFieldProps) {
  const { id, position, purpose, error, onChoose, onRemove } = props;
  const t = mapPlaceMessages();
  const handleChoose = async () => {
    const place = await placeOnMap(position, purpose);
    if (place) onChoose(place);
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
async function placeOnMap(from: MapPosition | null, purpose: string): Promise<PlaceParts | undefined> {
  const t = mapPlaceMessages();
  const warn = (text: string) => {
    overlays.toast(text, { icon: 'info-circle' });
    return undefined;
  };
  const { confirm } = await overlays.modal({ title: t.choose, text: purpose, confirmText: t.goOn });
  if (!confirm) return undefined;
  try {
    const place = await pickLocation(from);
    if (!place) return undefined;
    if (!isMapPosition(place)) return warn(t.outside);
    return await getRegions().then(
      (tree) => placeParts(place, tree),
      (error: unknown) => warn(errorText(error))
    );
  } catch {
    return warn(t.refused);
  }
}
