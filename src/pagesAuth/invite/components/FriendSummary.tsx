import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InviteSummary } from '@contract/invite';
import { formatCount } from '@/lib/count';
import { Pressable } from '@/platform/pressable';
import { inviteMessages } from '../locale/messages';
import styles from './FriendSummary.module.scss';

/** Shown for an unknown number. */
const MISSING_VALUE = '--';

interface FriendSummaryProps {
  summary: InviteSummary | undefined;
  onCopy(code: string): void;
}

/** Number of invited friends, and the user's invite code. */
export const FriendSummary = observer(function FriendSummary({ summary, onCopy }: FriendSummaryProps) {
  const t = inviteMessages().friends;
  const figures = [
    { text: t.registered, count: summary?.registered },
    { text: t.verified, count: summary?.verified },
    { text: t.thisMonth, count: summary?.thisMonth }
  ];
  return (
    <View className={styles.card}>
      <View className={styles.figures}>
        {figures.map(({ text, count }) => (
          <View key={text} className={styles.figure}>
            <Text className={styles.count}>{count === undefined ? MISSING_VALUE : formatCount(count)}</Text>
            <Text className={styles.name}>{text}</Text>
          </View>
        ))}
      </View>
      {summary && (
        <View className={styles.code}>
          <Text className={styles.name}>{t.myCode}</Text>
          <Text className={styles.letters}>{summary.inviteCode}</Text>
          <Pressable className={styles.copy} onPress={() => onCopy(summary.inviteCode)}>
            <Text>{t.copyCode}</Text>
          </Pressable>
        </View>
      )}
    </View>
  );
});
