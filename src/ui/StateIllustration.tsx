import { View } from '@tarojs/components';
import styles from './StateIllustration.module.scss';

/**
 * Illustration of a state without content: scales (`empty`), a lost connection (`unreached`), or broken scales for a
 * server error (`broken`).
 */
export function StateIllustration({ kind }: { kind: 'empty' | 'unreached' | 'broken' }) {
  const isUnreached = kind === 'unreached';
  return (
    <View className={styles.picture} aria-hidden="true">
      <View className={`${styles.layer} ${styles.window} ${isUnreached ? styles.plainWindow : styles.scaleWindow}`} />
      <View className={`${styles.layer} ${styles.ink} ${isUnreached ? styles.wavesInk : styles.scaleInk}`} />
      <View
        className={`${styles.layer} ${styles.point} ${kind === 'empty' ? styles.scalePoint : styles.warningPoint}`}
      />
    </View>
  );
}
