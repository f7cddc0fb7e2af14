import { View } from '@tarojs/components';
import styles from '../loginPage.module.scss';

/** What is wrong; else the hint, if there is one. Keeps its line, so that nothing jumps. */
export function HelperText({ text, hint = '' }: { text?: string | undefined; hint?: string }) {
  if (!text) return <View className={styles.hint}>{hint}</View>;
  return (
    <View className={`${styles.hint} ${styles.problem}`} role="alert">
      {text}
    </View>
  );
}
