import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { messages } from '@/locale/messages';
import { pictureLabel } from '@/platform/pictureLabel';
import { Pressable } from '@/platform/pressable';
import { keptQrPicture, loadQrPicture } from './qrPicture';
import { Spinner } from './Spinner';
import styles from './QrCode.module.scss';

interface QrCodeProps {
  text: string;
  /** Read by screen readers: what the code opens. */
  label: string;
  /** Class for the size; 168 px without one. */
  className?: string;
}

/** QR code, black on white in light and dark mode: cameras need dark on light. */
export function QrCode({ text, label, className = styles.medium }: QrCodeProps) {
  return (
    <View className={`${styles.ground} ${className}`}>
      <EncodedText key={text} text={text} label={label} />
    </View>
  );
}

const EncodedText = observer(function EncodedText({ text, label }: { text: string; label: string }) {
  const [attempt, setAttempt] = useState(1);
  const [picture, setPicture] = useState(() => keptQrPicture(text) ?? '');
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    if (keptQrPicture(text) !== undefined) return undefined;
    let isShown = true;
    loadQrPicture(text).then(
      (loaded) => isShown && setPicture(loaded),
      () => isShown && setFailedAttempt(attempt)
    );
    return () => {
      isShown = false;
    };
  }, [text, attempt]);
  if (picture) return <Image className={styles.code} src={picture} showMenuByLongpress {...pictureLabel(label)} />;
  if (failedAttempt < attempt) return <Spinner />;
  return (
    <Pressable className={styles.retry} onPress={() => setAttempt(attempt + 1)}>
      {messages().retry}
    </Pressable>
  );
});
