import { Image } from '@tarojs/components';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { pictureLabel } from '@/platform/pictureLabel';
import styles from './QrCode.module.scss';

/**
 * Draws each run of dark squares in a row as one stroke: a fifth of the data that one shape per square would send to
 * the mini-program's view.
 */
function qrCodeDataUri(text: string): string {
  const { data, size } = encode(text, { border: 2 });
  const strokes = data.flatMap((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return [...runs].map((run) => `M${run.index} ${y}.5h${run[0].length}`);
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'><rect width='100%' height='100%' fill='white'/><path stroke='black' d='${strokes.join('')}'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/%/g, '%25').replace(/</g, '%3C').replace(/>/g, '%3E')}`;
}

/** QR code, black on white in light and dark mode: cameras need dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const source = useMemo(() => qrCodeDataUri(text), [text]);
  return <Image className={styles.code} src={source} showMenuByLongpress {...pictureLabel(label)} />;
}
