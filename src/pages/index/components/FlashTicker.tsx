import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Flash } from '@contract/flash';
import { clockOf } from '@/lib/time';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { homeMessages } from '../locale/messages';
import { useRotatingIndex } from './useRotatingIndex';
import styles from './FlashTicker.module.scss';

/** Shows the newest newsflashes one at a time. Renders nothing when there are none, and an empty row while loading. */
export const FlashTicker = observer(function FlashTicker({ flashes }: { flashes: readonly Flash[] | undefined }) {
  const t = homeMessages();
  const { index, setPaused } = useRotatingIndex(flashes?.length ?? 0);
  if (!flashes) return <View key="room" className={styles.ticker} />;
  const flash = flashes[index];
  if (!flash) return null;
  return (
    <View
      onTouchStart={() => setPaused(true)}
      onTouchEnd={() => setPaused(false)}
      onTouchCancel={() => setPaused(false)}
    >
      <Pressable className={styles.ticker} role="link" onPress={linkTo('quickNews.list')}>
        <Text className={styles.name}>{t.flashes}</Text>
        <View key={flash.id} className={styles.flash}>
          <Text className={styles.time}>{clockOf(flash.publishedAtMs)}</Text>
          <Text className={styles.title}>{flash.title}</Text>
        </View>
        <Icon name="chevron-right" className={styles.more} />
      </Pressable>
    </View>
  );
});
