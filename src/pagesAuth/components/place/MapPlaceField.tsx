import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { MapPosition } from '@contract/region';
import { isMapPosition } from '@rules/mapPosition';
import { getRegions } from '@/api/region';
import { errorText } from '@/locale/errorText';
import { canChoosePlace, choosePlace } from '@/platform/choosePlace';
import { Pressable } from '@/platform/Pressable';
import { ChoiceField } from '@/ui/ChoiceField';
import { feedback } from '@/ui/feedback';
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
  if (!canChoosePlace && !position) return null;
  return (
    <FormField label={t.label} {...(id ? { id } : {})} error={error}>
      {canChoosePlace ? (
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
    feedback.toast(text, { icon: 'info-circle' });
    return undefined;
  };
  const { confirm } = await feedback.modal({ title: t.choose, text: purpose, confirmText: t.goOn });
  if (!confirm) return undefined;
  try {
    const place = await choosePlace(from);
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
