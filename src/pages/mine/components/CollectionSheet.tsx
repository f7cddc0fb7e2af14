import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Footprint } from '@contract/footprint';
import { NewsRow } from '@/components/NewsRow';
import { relativeTime } from '@/lib/time';
import { errorText } from '@/locale/errorText';
import { words } from '@/locale/words';
import { jump } from '@/navigation/jump';
import { Pressable } from '@/platform/Pressable';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { InfiniteList } from '@/ui/InfiniteList';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { CollectionsStore } from '../Collections.store';
import { mineWords } from '../locale/words';
import styles from './CollectionSheet.module.scss';

const icons = { line: 'chart-line', news: 'message-2', flash: 'bolt' } as const;

/** What the person keeps, or has looked at; a tap goes there. */
export const CollectionSheet = observer(function CollectionSheet({ store }: { store: CollectionsStore }) {
  const t = mineWords();
  const isFootprints = store.opened === 'footprints';
  const clear = async () => {
    const { confirm } = await feedback.modal({ title: t.clearTitle, text: t.clearText, confirmText: t.clear });
    if (!confirm) return;
    try {
      await store.clearFootprints();
      void user.load();
    } catch (error) {
      feedback.toast(errorText(error));
    }
  };
  const canClear = isFootprints && store.footprints.items.length > 0;
  return (
    <Sheet
      isOpen={store.opened !== null}
      onClose={store.close}
      title={isFootprints ? t.footprints : t.favouriteNews}
      footer={
        canClear && (
          <Button isFull onPress={() => void clear()}>
            {t.clear}
          </Button>
        )
      }
    >
      {isFootprints ? <Footprints store={store} /> : <Favourites store={store} />}
    </Sheet>
  );
});

const Favourites = observer(function Favourites({ store }: { store: CollectionsStore }) {
  const t = mineWords();
  return (
    <InfiniteList
      list={store.favourites}
      renderItem={(news) => <NewsRow news={news} />}
      skeleton={<SkeletonRow />}
      empty={<EmptyState title={t.noFavourites} text={t.noFavouritesHint} />}
    />
  );
});

const Footprints = observer(function Footprints({ store }: { store: CollectionsStore }) {
  const t = mineWords();
  return (
    <InfiniteList
      list={store.footprints}
      renderItem={(footprint) => <FootprintRow footprint={footprint} />}
      skeleton={<SkeletonRow />}
      empty={<EmptyState title={t.noFootprints} text={t.noFootprintsHint} />}
    />
  );
});

const FootprintRow = observer(function FootprintRow({ footprint }: { footprint: Footprint }) {
  const { kind, title, seenAtMs } = footprint;
  return (
    <Pressable className={styles.row} role="link" onPress={() => jump(footprint.jump)}>
      <View className={styles.icon}>
        <Icon name={icons[kind]} />
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <Text className={styles.time}>
          {`${mineWords().footprintKinds[kind]} · ${relativeTime(seenAtMs, Date.now(), words().time)}`}
        </Text>
      </View>
    </Pressable>
  );
});
