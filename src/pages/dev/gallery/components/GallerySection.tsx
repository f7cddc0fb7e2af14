import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from '../index.module.scss';

/** A gallery section under its heading; `id` is the anchor that screenshots use. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <View id={id}>
      <View className={styles.heading}>{title}</View>
      {children}
    </View>
  );
}

/** Renders samples side by side. */
export function Samples({ children }: { children: ReactNode }) {
  return <View className={styles.row}>{children}</View>;
}
