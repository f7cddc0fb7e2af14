import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { QrCode } from '@/ui/QrCode';
import { desktopMessages } from './locale/messages';
import styles from './SiteCode.module.scss';

/** A code that opens this site on the phone. White in every appearance: cameras want dark on light. */
export const SiteCode = observer(function SiteCode() {
  const { scan } = desktopMessages();
  return (
    <View className={styles.card}>
      <QrCode className={styles.code} text={`${window.location.origin}/h5/`} label={scan} />
      <View className={styles.text}>{scan}</View>
    </View>
  );
});
