import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HomeFeed } from '@contract/home';
import { Logo } from '@/components/Logo';
import { ScanButton } from '@/components/scan/ScanButton';
import { withLogin } from '@/navigation/loginGate';
import { linkTo, push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { message } from '@/stores/message';
import { news } from '@/stores/news';
import { settings } from '@/stores/settings';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { homeMessages } from '../locale/messages';
import { useRotatingIndex } from './useRotatingIndex';
import styles from './HomeHeader.module.scss';

type TrendingSearches = HomeFeed['trendingSearches'];

const noSearches: TrendingSearches = [];

interface Props {
  /** Number of varieties with a price of today; undefined while unknown. */
  updatedCount: number | undefined;
  trendingSearches: TrendingSearches | undefined;
}

/** Brand row and search. The search row sticks to the top on scroll; its background then becomes opaque. */
export const HomeHeader = observer(function HomeHeader({ updatedCount, trendingSearches }: Props) {
  const t = homeMessages();
  const { elder } = settings;
  return (
    <>
      <View className={styles.brand}>
        <View className={styles.logo} role="heading" aria-level={1}>
          <Logo />
        </View>
        {elder ? (
          <Pressable className={styles.exit} onPress={() => settings.setElder(false)}>
            <Text>{t.exitElder}</Text>
          </Pressable>
        ) : (
          updatedCount !== undefined && <Text className={styles.fresh}>{t.updated(updatedCount)}</Text>
        )}
      </View>
      <View className={`${styles.bar} ${news.IsHomePageScroll ? styles.stuck : ''}`}>
        <SearchField trendingSearches={elder ? noSearches : (trendingSearches ?? noSearches)} />
        <Bell />
      </View>
    </>
  );
});

const SearchField = observer(function SearchField({ trendingSearches }: { trendingSearches: TrendingSearches }) {
  const t = homeMessages();
  const { index } = useRotatingIndex(trendingSearches.length === 0 ? 0 : trendingSearches.length + 1);
  // The first turn shows what can be searched, the others a trending search.
  const trending = index === 0 ? undefined : trendingSearches[index - 1];
  return (
    <View className={styles.search}>
      <Pressable
        className={styles.field}
        role="link"
        label={t.search}
        onPress={linkTo('search.middle', trending === undefined ? {} : { q: trending.word })}
      >
        <Icon name="search" className={styles.glass} />
        <Text className={styles.hint}>{trending?.text ?? t.search}</Text>
      </Pressable>
      <ScanButton className={styles.scan} />
    </View>
  );
});

const Bell = observer(function Bell() {
  const t = homeMessages();
  const open = () =>
    void withLogin(t.loginForMessages, () => push('notifyCenter'), { text: t.messagesText, icon: 'bell' });
  return (
    <IconButton
      icon="bell"
      className={styles.bell}
      label={t.messages(message.unread)}
      count={message.unread}
      onPress={open}
    />
  );
});
