import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { formatCount } from '@/lib/count';
import { MISSING } from '@/lib/price';
import { withLogin } from '@/navigation/loginGate';
import { isBuilt, push, pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { user } from '@/stores/user';
import { mineWords } from '../locale/words';
import styles from './Counters.module.scss';

/** How much the person has of what. A visitor sees what there would be, and a tap asks for the login. */
export const Counters = observer(function Counters() {
  const t = mineWords();
  const counts = user.user?.counts;
  const openFriends = isBuilt('invite.friendList') ? () => push('invite.friendList') : undefined;
  return (
    <View className={styles.counters}>
      <Counter count={counts?.followedLines} text={t.followedLines} onPress={() => pushTab('market')} />
      <Counter count={counts?.favouriteNews} text={t.favouriteNews} />
      <Counter count={counts?.invitedFriends} text={t.invitedFriends} onPress={openFriends} />
    </View>
  );
});

interface CounterProps {
  /** Undefined for a visitor, and until the server has answered. */
  count: number | undefined;
  text: string;
  /** Missing while there is no page behind the number. */
  onPress?: () => void;
}

const Counter = observer(function Counter({ count, text, onPress }: CounterProps) {
  const t = mineWords();
  const content = (
    <>
      <Text className={styles.count}>{count === undefined ? MISSING : formatCount(count)}</Text>
      <Text className={styles.text}>{text}</Text>
    </>
  );
  const press = user.isLoggedIn ? onPress : () => void withLogin(t.counterReason, () => undefined);
  if (!press) return <View className={styles.counter}>{content}</View>;
  return (
    <Pressable className={styles.counter} onPress={press}>
      {content}
    </Pressable>
  );
});
