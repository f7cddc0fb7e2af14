import { View } from '@tarojs/components';
import styles from './StatePicture.module.scss';

/** The picture of a state without content: `empty` an empty pair of scales, `error` a lost connection. */
export function StatePicture({ kind }: { kind: 'empty' | 'error' }) {
  const isEmpty = kind === 'empty';
  return (
    <View className={styles.picture} aria-hidden="true">
      <View className={`${styles.layer} ${styles.window} ${isEmpty ? styles.scaleWindow : styles.plainWindow}`} />
      <View className={`${styles.layer} ${styles.ink} ${isEmpty ? styles.scaleInk : styles.wavesInk}`} />
      <View className={`${styles.layer} ${styles.point} ${isEmpty ? styles.scalePoint : styles.wavesPoint}`} />
    </View>
  );
}
