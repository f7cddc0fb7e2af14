import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Variety } from '@contract/variety';
import type { VarietyChoiceStore } from '@/components/variety/VarietyChoice.store';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { goodsMessages } from './locale/messages';
import { recentVarieties } from './recentVarieties';
import styles from './GoodsSheet.module.scss';

interface VarietyChipsProps {
  varieties: VarietyChoiceStore;
  chosenId: string | null;
  isOther: boolean;
  /** Called with a null id for a variety that is not in the list. */
  onChoose(id: string | null, name: string): void;
}

/** All varieties, filtered by the typed text; recently chosen ones come first. */
export const VarietyChips = observer(function VarietyChips(props: VarietyChipsProps) {
  const { varieties, chosenId, isOther, onChoose } = props;
  const t = goodsMessages();
  if (varieties.error !== undefined) {
    return <ErrorState error={varieties.error} onRetry={() => void varieties.open([])} />;
  }
  if (!varieties.varieties) return <Skeleton height={160} />;
  const known = new Map(varieties.varieties.map((variety) => [variety.id, variety]));
  const recent = recentVarieties.recentVarietyIds.flatMap((id) => known.get(id) ?? []);
  const choose = ({ id, name }: Variety) => {
    recentVarieties.add(id);
    onChoose(id, name);
  };
  const chipOf = (variety: Variety) => (
    <Chip key={variety.id} text={variety.name} isOn={variety.id === chosenId} onPress={() => choose(variety)} />
  );
  return (
    <>
      <TextInput
        label={t.search}
        placeholder={t.search}
        name="varietySearch"
        value={varieties.searchText}
        onChange={varieties.setSearchText}
      />
      {varieties.searchText === '' && recent.length > 0 && (
        <>
          <View className={styles.label}>{t.recent}</View>
          <View className={styles.chips} role="group" aria-label={t.recent}>
            {recent.map(chipOf)}
          </View>
          <View className={styles.label}>{t.all}</View>
        </>
      )}
      {varieties.matches.length === 0 && <View className={styles.none}>{t.none}</View>}
      <View className={styles.chips} role="group" aria-label={t.variety}>
        {varieties.matches.map(chipOf)}
        <Chip text={t.other} isOn={isOther} onPress={() => onChoose(null, '')} />
      </View>
    </>
  );
});
