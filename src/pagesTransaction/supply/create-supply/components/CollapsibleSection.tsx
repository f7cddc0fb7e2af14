import { Text, View } from '@tarojs/components';
import { type ReactNode, useEffect, useState } from 'react';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { tradeMessages } from '../../../locale/messages';
import styles from './CollapsibleSection.module.scss';

interface CollapsibleSectionProps {
  title: string;
  /** Hint why the section is worth filling in. */
  hint?: string;
  /** Summary of the values, shown while the section is collapsed. */
  summary: readonly string[];
  /** True when a field inside is missing or invalid; the section is forced open then. */
  hasError: boolean;
  children: ReactNode;
}

/** Section that most users leave unchanged: collapsed, with a one-line summary of its values. */
export function CollapsibleSection({ title, hint, summary, hasError, children }: CollapsibleSectionProps) {
  const [isExpanded, setExpanded] = useState(hasError);
  const isOpen = isExpanded || hasError;
  useEffect(() => {
    if (hasError) setExpanded(true);
  }, [hasError]);
  const filled = tradeMessages().list(summary.filter(Boolean));
  return (
    <View>
      <Card isBare>
        <Pressable className={styles.head} label={title} isSelected={isOpen} onPress={() => setExpanded(!isOpen)}>
          <View className={styles.text}>
            <View className={styles.title}>
              <Text>{title}</Text>
              {hint && <Text className={styles.hint}>{hint}</Text>}
            </View>
            {!isOpen && filled !== '' && <View className={styles.summary}>{filled}</View>}
          </View>
          <Icon name="chevron-down" className={isOpen ? `${styles.arrow} ${styles.open}` : styles.arrow} />
        </Pressable>
      </Card>
      {/* Separate container: without it, expanding would make the mini-program resend all fields. */}
      <View>{isOpen && children}</View>
    </View>
  );
}
