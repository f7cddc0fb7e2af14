import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import styles from './Logo.module.scss';

interface LogoProps {
  isUpright?: boolean;
  /** Renders the seal alone, for titles that already show the name. */
  isMarkOnly?: boolean;
}

/**
 * The seal with the name beside it, or below it when `isUpright`. The surrounding font size is the size of the seal.
 */
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
