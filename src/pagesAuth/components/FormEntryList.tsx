import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import styles from './FormEntryList.module.scss';

interface FormEntryListProps {
  /** Error of one of the entries. */
  error: string | undefined;
  addText: string;
  /** Undefined when the maximum is reached. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}

/** List of similar form entries with a button to add another. */
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
  /** First field of the entry, next to the remove button. */
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
