import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { formatCount } from '@/lib/count';
import { MISSING_VALUE } from '@/lib/price';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import type { CollectionKind } from '../Collections.store';
import { mineMessages } from '../locale/messages';
import styles from './Counters.module.scss';

/** Counters of the user's cards and collections. A visitor sees them without numbers, and a tap asks for a login. */
export const Counters = observer(function Counters({ onOpen }: { onOpen(collection: CollectionKind): void }) {
  const t = mineMessages();
  const counts = user.user?.counts;
  return (
    <View className={styles.counters}>
      <Counter
        count={counts?.cardVisitors}
        text={t.cardVisitors}
        onPress={() => push('vcard.webview', { webviewPathName: 'Vcard', pageType: 'radar' })}
      />
      <Counter
        count={counts?.holderEntries}
        text={t.holderEntries}
        onPress={() => push('vcard.webview', { webviewPathName: 'VcardHolder' })}
      />
      <Counter
        count={counts && counts.favouriteNews + counts.favouriteListings}
        text={t.favouriteNews}
        onPress={() => onOpen('favourites')}
      />
      <Counter count={counts?.footprints} text={t.footprints} onPress={() => onOpen('footprints')} />
    </View>
  );
});

interface CounterProps {
  /** Undefined for a visitor, and until the server has answered. */
  count: number | undefined;
  text: string;
  onPress(): void;
}

const Counter = observer(function Counter({ count, text, onPress }: CounterProps) {
  const t = mineMessages();
  return (
    <Pressable
      className={styles.counter}
      onPress={() => void withLogin(t.counterReason, onPress, { text: t.counterText, icon: 'id-badge-2' })}
    >
      <Text className={styles.count}>{count === undefined ? MISSING_VALUE : formatCount(count)}</Text>
      <Text className={styles.text}>{text}</Text>
    </Pressable>
  );
});
