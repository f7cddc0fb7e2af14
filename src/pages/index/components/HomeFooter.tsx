import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HomeFeed } from '@contract/home';
import { openDeepLink } from '@/navigation/deepLink';
import { Pressable } from '@/platform/pressable';
import { settings } from '@/stores/settings';
import { lowerHomeMessages } from './locale/messages';
import { newsOrder } from './newsOrder';
import styles from './HomeFooter.module.scss';

/** Public register where the ICP filing shown by every site in China can be checked. */
const FILING_REGISTRY_URL = 'https://beian.miit.gov.cn';

/** The end of the home page: why the news have this order, the personalisation switch, and the ICP filing. */
export const HomeFooter = observer(function HomeFooter({ feed }: { feed: HomeFeed | null }) {
  const t = lowerHomeMessages();
  const { personalised, elder, setPersonalised } = settings;
  const { link } = personalised ? t.personalised : t.byTime;
  return (
    <View className={styles.foot}>
      {!elder && (
        <View>
          <Text>{t[newsOrder(feed)].why}</Text>
          <Pressable className={styles.link} onPress={() => setPersonalised(!personalised)}>
            <Text>{link}</Text>
          </Pressable>
        </View>
      )}
      <Pressable
        className={styles.filing}
        role="link"
        onPress={() => openDeepLink({ type: 'externalLink', url: FILING_REGISTRY_URL })}
      >
        <Text>{t.filing}</Text>
      </Pressable>
    </View>
  );
});
