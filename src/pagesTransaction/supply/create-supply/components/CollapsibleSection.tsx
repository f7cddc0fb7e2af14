import { Text, View } from '@tarojs/components';
import { useEffect, useState, type ReactNode } from 'react';
import { Pressable } from '@/platform/Pressable';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import styles from './CollapsibleSection.module.scss';
import { tradeMessages } from '../../../locale/messages';

interface CollapsibleSectionProps {
  title: string;
  /** Why one would open it. */
  hint?: string;
  /** What is filled in inside, in view while it is folded. */
  summary: readonly string[];
  /** Something inside is missing or wrong: it opens by itself, and stays open. */
  hasError: boolean;
  children: ReactNode;
}

/** A part of the form that most leave as it is: folded, with what it holds in a line. */
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
          <View className={styles.words}>
            <View className={styles.title}>
              <Text>{title}</Text>
              {hint && <Text className={styles.hint}>{hint}</Text>}
            </View>
            {!isOpen && filled !== '' && <View className={styles.summary}>{filled}</View>}
          </View>
          <Icon name="chevron-down" className={isOpen ? `${styles.arrow} ${styles.open}` : styles.arrow} />
        </Pressable>
      </Card>
      {/* In a view of its own: else unfolding sends the mini-program every field beside it once more. */}
      <View>{isOpen && children}</View>
    </View>
  );
}
