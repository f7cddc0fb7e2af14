import { View } from '@tarojs/components';
import styles from '../loginPage.module.scss';

/** Error text, or else the hint. Renders an empty line when there is neither, to avoid layout shifts. */
export function HelperText({ text, hint = '' }: { text?: string | undefined; hint?: string }) {
  if (!text) return <View className={styles.hint}>{hint}</View>;
  return (
    <View className={`${styles.hint} ${styles.problem}`} role="alert">
      {text}
    </View>
  );
}
