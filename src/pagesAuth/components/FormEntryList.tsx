import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import styles from './FormEntryList.module.scss';

interface FormEntryListProps {
  /** What is wrong with one of them. */
  error: string | undefined;
  addText: string;
  /** Undefined when there are as many as fit. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}

/** Entries of a form that are alike, one under the other, and a way to add another. */
export function FormEntryList({ error, addText, onAdd, children }: FormEntryListProps) {
  return (
    <>
      {children}
      {error !== undefined && (
        <View className={styles.wrong} role="alert">
          {error}
        </View>
      )}
      {onAdd && (
        <View className={styles.add}>
          <Button size="medium" icon="plus" isFull onPress={onAdd}>
            {addText}
          </Button>
        </View>
      )}
    </>
  );
}

interface FormEntryProps {
  /** Its first field, with the way to remove it beside. */
  head: ReactNode;
  removeLabel: string;
  onRemove(): void;
  children: ReactNode;
}

export function FormEntry({ head, removeLabel, onRemove, children }: FormEntryProps) {
  return (
    <View className={styles.entry}>
      <View className={styles.head}>
        <View className={styles.name}>{head}</View>
        <IconButton icon="trash" label={removeLabel} onPress={onRemove} />
      </View>
      {children}
    </View>
  );
}
