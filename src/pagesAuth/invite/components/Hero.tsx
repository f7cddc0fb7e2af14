import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { SpiceArt } from '@/components/SpiceArt';
import { inviteMessages } from '../locale/messages';
import styles from './Hero.module.scss';

/** Header with the benefits of inviting. */
export const Hero = observer(function Hero() {
  const t = inviteMessages().contact;
  return (
    <View className={styles.hero}>
      <View className={styles.copy}>
        <View className={styles.title} role="heading" aria-level={2}>
          {t.heroTitle}
        </View>
        <View className={styles.text}>{t.heroText}</View>
      </View>
      <SpiceArt varietyId="star-anise" mode="mark" className={styles.art} />
    </View>
  );
});
