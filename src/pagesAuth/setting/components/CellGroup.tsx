import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';
import styles from './CellGroup.module.scss';

/** Group of cells below a common title. */
export function CellGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <View className={styles.head} role="heading" aria-level={2}>
        {title}
      </View>
      <Card isBare>{children}</Card>
    </>
  );
}
