import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card, CardStats as Stats } from '@contract/card';
import { formatCount } from '@/lib/count';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Card as CardBox } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { ownCardMessages } from '../locale/messages';
import styles from './CardStats.module.scss';

const statNames = ['views', 'visitors', 'saves', 'shares'] as const satisfies readonly (keyof Stats)[];

interface CardStatsProps {
  card: Card;
  /** Figures of the present day; undefined until they are known. */
  today: Stats | undefined;
}

/** Figures of a card since it was created, with those of the present day, and what the card lacks. */
export const CardStats = observer(function CardStats({ card, today }: CardStatsProps) {
  const t = ownCardMessages();
  const gap = missingPart(card);
  return (
    <CardBox isBare>
      <View className={styles.stats}>
        {statNames.map((name) => (
          <View key={name} className={styles.stat}>
            <Text className={styles.count}>{formatCount(card.stats[name])}</Text>
            <Text className={styles.name}>{t.stats[name]}</Text>
            <Text className={styles.today}>{today ? t.today(today[name]) : ''}</Text>
          </View>
        ))}
      </View>
      {gap && (
        <Pressable className={styles.tip} role="link" onPress={() => push('vcard.home', { edit: card.id })}>
          <Text className={styles.tipText}>{t.tips[gap]}</Text>
          <Text className={styles.fill}>
            {t.fill}
            <Icon name="chevron-right" />
          </Text>
        </Pressable>
      )}
    </CardBox>
  );
});

/** Returns what helps most and is not on the card yet; undefined for a complete one. */
function missingPart(card: Card): 'varieties' | 'company' | 'picture' | undefined {
  if (card.varieties.length === 0) return 'varieties';
  if (card.company === null && card.companyName === '') return 'company';
  return card.avatarUrl === null && card.pictures.length === 0 ? 'picture' : undefined;
}
