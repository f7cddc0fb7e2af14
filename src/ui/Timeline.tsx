import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './Timeline.module.scss';

export interface TimelineStep {
  key: string;
  title: string;
  /** `done` is past, `now` is in progress, `failed` needs an action, `ahead` is still to come. */
  state: 'done' | 'now' | 'failed' | 'ahead';
  time?: string;
  /** Details of the step. */
  children?: ReactNode;
}

/** Timeline of a process, from the first step to the last. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <View role="list" aria-label={label}>
      {steps.map(({ key, title, state, time, children }) => (
        <View key={key} className={`${styles.step} ${styles[state]}`} role="listitem">
          <View className={styles.rail}>
            <View className={styles.dot} />
          </View>
          <View className={styles.content}>
            <View className={styles.head}>
              <Text className={styles.title}>{title}</Text>
              {time && <Text className={styles.time}>{time}</Text>}
            </View>
            {children && <View className={styles.text}>{children}</View>}
          </View>
        </View>
      ))}
    </View>
  );
}
