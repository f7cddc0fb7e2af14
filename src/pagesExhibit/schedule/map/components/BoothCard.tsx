import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { floorPlanMessages } from '@/components/floorPlan/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { linkTo } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { runWithToast } from '@/ui/runWithToast';
import type { FoundBooth } from '../boothSearch';
import type { ExpoPlanStore } from '../ExpoPlan.store';
import { expoMapMessages } from '../locale/messages';
import styles from './BoothCard.module.scss';

interface BoothCardProps {
  store: ExpoPlanStore;
  found: FoundBooth;
}

/** The chosen booth, over the lower edge of the plan: it can still be moved. */
export const BoothCard = observer(function BoothCard({ store, found: { booth, exhibitor } }: BoothCardProps) {
  const t = expoMapMessages();
  const { categories, sizes, area } = floorPlanMessages();
  const isStarred = store.starred.has(booth.no);
  const handleFavourite = () => {
    const mark = () =>
      void runWithToast(
        () => store.setFavourite(booth.no, !isStarred),
        isStarred ? t.favouriteRemoved : t.favouriteAdded
      );
    void withLogin(t.loginToFavourite, mark);
  };
  return (
    <View className={styles.card} role="region" aria-label={t.booth(booth.no)}>
      <View className={styles.head}>
        <View className={styles.text}>
          <View className={styles.name}>{exhibitor?.name ?? t.noExhibitor}</View>
          <View className={styles.facts}>
            <Text className={styles.no}>{booth.no}</Text>
            <Text>{categories[booth.category]}</Text>
            <Text>{sizes[booth.size]}</Text>
            <Text>{area(booth.areaM2)}</Text>
          </View>
        </View>
        <IconButton
          icon={isStarred ? 'star-filled' : 'star'}
          className={isStarred ? styles.star : undefined}
          label={isStarred ? t.unfavourite : t.favourite}
          onPress={handleFavourite}
        />
        <IconButton icon="x" label={t.closeBooth} onPress={() => store.select(null)} />
      </View>
      {exhibitor && (
        <Button kind="tinted" isFull onPress={linkTo('exhibit.merchant', { id: exhibitor.exhibitorId })}>
          {t.toExhibitor}
        </Button>
      )}
    </View>
  );
});
