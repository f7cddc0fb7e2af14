import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { floorPlanMessages } from '@/components/floorPlan/locale/messages';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { TextInput } from '@/ui/TextInput';
import type { ExpoPlanStore } from '../ExpoPlan.store';
import { expoMapMessages } from '../locale/messages';
import styles from './BoothSearch.module.scss';

interface BoothSearchProps {
  store: ExpoPlanStore;
  onSelect(boothNo: string): void;
}

/** Search of all halls by booth number or exhibitor. */
export const BoothSearch = observer(function BoothSearch({ store, onSelect }: BoothSearchProps) {
  const t = expoMapMessages();
  const { categories } = floorPlanMessages();
  const { query, found } = store;
  const choose = (boothNo: string) => {
    store.search('');
    onSelect(boothNo);
  };
  const [first] = found;
  return (
    <View className={styles.search} role="search">
      <View className={styles.field}>
        <Icon name="search" className={styles.glass} />
        <TextInput
          value={query}
          label={t.searchLabel}
          placeholder={t.searchHint}
          maxLength={30}
          keyboard="search"
          isSearch
          onChange={store.search}
          onConfirm={() => first && choose(first.booth.no)}
        />
      </View>
      {found.map(({ booth, exhibitor }) => (
        <Pressable key={booth.no} className={styles.row} role="link" onPress={() => choose(booth.no)}>
          <Text className={styles.no}>{booth.no}</Text>
          <Text className={styles.name}>{exhibitor?.name ?? categories[booth.category]}</Text>
        </Pressable>
      ))}
      {query.trim() !== '' && found.length === 0 && <View className={styles.none}>{t.notFound(query.trim())}</View>}
    </View>
  );
});
