import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HomeFeed } from '@contract/home';
import { recommendationMessages } from '@/components/recommendation/locale/messages';
import { openLogin } from '@/navigation/loginGate';
import { pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { Icon } from '@/ui/Icon';
import styles from './FollowHint.module.scss';

/** Hint below the top movers: how to follow lines, to see those instead. */
export const FollowHint = observer(function FollowHint({ feed }: { feed: HomeFeed | null }) {
  const t = recommendationMessages();
  if (feed?.linesKind !== 'movers') return null;
  const choose = () => pushTab('market', { categoryId: 'all' });
  return (
    <Pressable className={styles.hint} onPress={() => (user.isLoggedIn ? choose() : void openLogin())}>
      <Icon name="star" />
      <Text className={styles.text}>{user.isLoggedIn ? t.nothingFollowed : t.logInToFollow}</Text>
      <Icon name="chevron-right" />
    </Pressable>
  );
});
