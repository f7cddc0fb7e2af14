import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import styles from './Logo.module.scss';

interface LogoProps {
  isUpright?: boolean;
  /** The seal without the name, where the name stands in a title. */
  isMarkOnly?: boolean;
}

/** The seal and the name beside it; below it when upright. Font size around it is the size of the seal. */
export const Logo = observer(function Logo({ isUpright, isMarkOnly }: LogoProps) {
  return (
    <View
      className={isUpright ? `${styles.logo} ${styles.upright}` : styles.logo}
      role="img"
      aria-label={messages().appName}
    >
      <View className={styles.mark} />
      {!isMarkOnly && <View className={styles.word} />}
    </View>
  );
});
