import { View } from '@tarojs/components';
import styles from '../loginPage.module.scss';

/** Heading of a login step, in large type. */
export function AuthHeader({ title, text }: { title: string; text?: string }) {
  return (
    <View className={styles.head}>
      <View className={styles.title} role="heading" aria-level={1}>
        {title}
      </View>
      {text && <View className={styles.text}>{text}</View>}
    </View>
  );
}
