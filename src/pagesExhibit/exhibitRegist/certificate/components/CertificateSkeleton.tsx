import { View } from '@tarojs/components';
import { Skeleton } from '@/ui/Skeleton';
import styles from '../CertificatePanel.module.scss';

const CARD_HEIGHT = 190;

/** Outline of the list: two certificates. */
export function CertificateSkeleton() {
  return (
    <View className={styles.outline}>
      <Skeleton height={CARD_HEIGHT} />
      <Skeleton height={CARD_HEIGHT} />
    </View>
  );
}
