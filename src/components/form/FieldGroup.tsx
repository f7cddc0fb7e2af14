import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';
import styles from './FieldGroup.module.scss';

/** A group of fields below a heading. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      {title !== undefined && (
        <View className={styles.title} role="heading" aria-level={2}>
          {title}
        </View>
      )}
      <Card isBare>{children}</Card>
    </>
  );
}
