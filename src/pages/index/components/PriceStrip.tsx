import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { HomeFeed } from '@contract/home';
import type { PriceLine } from '@contract/priceLine';
import { formatFen, formatHundredths, MISSING } from '@/lib/price';
import { words } from '@/locale/words';
import { pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { ScrollRow } from '@/platform/ScrollRow';
import { Card } from '@/ui/Card';
import { PriceChange } from '@/ui/PriceChange';
import { SectionHead } from '@/ui/SectionHead';
import { Sparkline } from '@/ui/Sparkline';
import { homeWords } from '../locale/words';
import { openLine } from '../openLine';
import styles from './PriceStrip.module.scss';

const openMarket = () => pushTab('market');
const placeholders = [1, 2, 3];

/** The index and the lines that the reader follows, or those that moved most. */
export const PriceStrip = observer(function PriceStrip({ feed }: { feed: HomeFeed | null }) {
  const t = homeWords();
  return (
    <Card>
      <SectionHead
        title={t.prices}
        right={feed ? <Text>{t.linesWithUnit(t.lines[feed.linesKind], words().perKg)}</Text> : undefined}
        onMore={feed ? openMarket : undefined}
      />
      <ScrollRow className={styles.scroller}>
        <View className={styles.row}>
          {feed ? (
            <>
              <IndexCard index={feed.index} />
              {feed.lines.map((line) => (
                <LineCard key={line.id} line={line} />
              ))}
            </>
          ) : (
            placeholders.map((place) => <View key={place} className={styles.card} />)
          )}
        </View>
      </ScrollRow>
    </Card>
  );
});

function IndexCard({ index }: { index: HomeFeed['index'] }) {
  return (
    <Pressable className={`${styles.card} ${styles.index}`} role="link" onPress={openMarket}>
      <View className={styles.name}>{index.name}</View>
      <View className={styles.value}>{formatHundredths(index.valueCenti)}</View>
      <View className={styles.change}>
        <PriceChange basisPoints={index.changeBp} />
      </View>
      <Sparkline values={index.sparkCenti} change={index.changeBp} />
    </Pressable>
  );
}

function LineCard({ line }: { line: PriceLine }) {
  return (
    <Pressable className={styles.card} role="link" onPress={() => openLine(line.id)}>
      <View className={styles.name}>{`${line.varietyName}·${line.gradeName}`}</View>
      <View className={styles.value}>{line.midFen === null ? MISSING : formatFen(line.midFen)}</View>
      <View className={styles.change}>
        <PriceChange basisPoints={line.changeBp} />
      </View>
      <Sparkline values={line.sparkFen} change={line.changeBp} />
    </Pressable>
  );
}
