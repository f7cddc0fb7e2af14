import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { pictureLabel } from '@/platform/pictureLabel';
import { desktopMessages } from './locale/messages';
import styles from './SiteCode.module.scss';

/** A code that opens this site on the phone. White in every appearance: cameras want dark on light. */
export const SiteCode = observer(function SiteCode() {
  const { scan } = desktopMessages();
  const [source] = useState(() => {
    const svg = renderSVG(`${window.location.origin}/h5/`, { border: 0 });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  return (
    <View className={styles.card}>
      <Image className={styles.code} src={source} {...pictureLabel(scan)} />
      <View className={styles.text}>{scan}</View>
    </View>
  );
});
