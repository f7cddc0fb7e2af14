import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { messages } from '@/locale/messages';
import { pictureLabel } from '@/platform/pictureLabel';
import { Pressable } from '@/platform/pressable';
import { encodeQrCode } from '@/platform/qrCode';
import type { QrModules } from '@/platform/qrCode/types';
import { Spinner } from './Spinner';
import styles from './QrCode.module.scss';

/** Width of the light border in modules. */
const QUIET_ZONE = 2;

/**
 * Returns the code as the address of a picture. Each run of dark modules in a row is one stroke: a fifth of the data
 * that one shape per module would send to the mini-program's view.
 */
function pictureOf(modules: QrModules): string {
  const size = modules.length + 2 * QUIET_ZONE;
  const strokes = modules.flatMap((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return [...runs].map((run) => `M${run.index + QUIET_ZONE} ${y + QUIET_ZONE}.5h${run[0].length}`);
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'><rect width='100%' height='100%' fill='white'/><path stroke='black' d='${strokes.join('')}'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/%/g, '%25').replace(/</g, '%3C').replace(/>/g, '%3E')}`;
}

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
  const [picture, setPicture] = useState('');
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    encodeQrCode(text).then(
      (modules) => isShown && setPicture(pictureOf(modules)),
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
