import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { HomeFeed } from '@contract/home';
import type { PriceLine } from '@contract/priceLine';
import { PriceChange } from '@/components/price/PriceChange';
import { Sparkline } from '@/components/price/Sparkline';
import { formatFen, formatHundredths, MISSING_VALUE } from '@/lib/price';
import { messages } from '@/locale/messages';
import { linkTo, pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { ScrollRow } from '@/platform/scrollRow';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { homeMessages } from '../locale/messages';
import styles from './PriceStrip.module.scss';

const openMovers = () => pushTab('market', { categoryId: 'all', marketId: 'all', move: 'changed', sort: 'rise' });
const openAll = { followed: () => pushTab('market', { categoryId: 'followed' }), movers: openMovers };
const placeholders = [1, 2, 3];

/** The composite index with the followed lines, or with the lines that moved most. */
export const PriceStrip = observer(function PriceStrip({ feed }: { feed: HomeFeed | null }) {
  const t = homeMessages();
  const lines = feed?.lines ?? [];
  // Movers follow after the followed lines, under their own divider.
  const firstMoverIndex = feed?.linesKind === 'followed' ? lines.findIndex(({ isFollowed }) => !isFollowed) : -1;
  return (
    <Card>
      <SectionHeader
        title={t.prices}
        right={feed ? <Text>{t.linesWithUnit(t.lines[feed.linesKind], messages().perKg)}</Text> : undefined}
        onMore={feed ? openAll[feed.linesKind] : undefined}
      />
      <ScrollRow className={styles.scroller}>
        <View className={styles.row}>
          {feed ? (
            <>
              <IndexCard index={feed.index} />
              {lines.map((line, index) => (
                <Fragment key={line.id}>
                  {index === firstMoverIndex && (
                    <Pressable className={styles.divider} role="link" onPress={openMovers}>
                      {t.lines.movers}
                    </Pressable>
                  )}
                  <LineCard line={line} />
                </Fragment>
              ))}
            </>
          ) : (
            placeholders.map((index) => <View key={index} className={styles.card} />)
          )}
        </View>
      </ScrollRow>
    </Card>
  );
});

function IndexCard({ index }: { index: HomeFeed['index'] }) {
  return (
    <Pressable
      className={`${styles.card} ${styles.index}`}
      role="link"
      onPress={() => pushTab('market', { index: index.id })}
    >
      <View className={styles.name}>{index.name}</View>
      <View className={styles.subtitle}>{index.date.slice(5)}</View>
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
    <Pressable className={styles.card} role="link" onPress={linkTo('market.info', { lineId: line.id })}>
      <View className={styles.name}>{`${line.varietyName}·${line.gradeName}`}</View>
      <View className={styles.subtitle}>{`${line.marketShortName} ${line.date.slice(5)}`}</View>
      <View className={styles.value}>{line.midFen === null ? MISSING_VALUE : formatFen(line.midFen)}</View>
      <View className={styles.change}>
        <PriceChange basisPoints={line.changeBp} />
      </View>
      <Sparkline values={line.sparkFen} change={line.changeBp} />
    </Pressable>
  );
}
