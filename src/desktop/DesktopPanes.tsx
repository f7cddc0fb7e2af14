import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HOUR_MS } from '@rules/duration';
import { listFlashes } from '@/api/flash';
import { listPriceLines } from '@/api/market';
import { Logo } from '@/components/Logo';
import { Price } from '@/components/price/Price';
import { PriceChange } from '@/components/price/PriceChange';
import { Sparkline } from '@/components/price/Sparkline';
import { SpiceArt } from '@/components/SpiceArt';
import { formatChange } from '@/lib/price';
import { clockOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { live } from '@/stores/live';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { BoardStore } from './Board.store';
import { desktopMessages } from './locale/messages';
import { SiteCode } from './SiteCode';
import styles from './DesktopPanes.module.scss';

/** Refresh interval of the price changes while the board is visible, ms. Flashes arrive by themselves. */
const REFRESH_MS = HOUR_MS;
const IMPORTANT = 3;

const showcase = [
  'star-anise',
  'cassia',
  'red-sichuan-pepper',
  'tsaoko',
  'turmeric',
  'bay-leaf',
  'clove',
  'nutmeg',
  'cumin'
];

/** Beside the column on a wide window: who we are at the left, what moves at the right. */
export function DesktopPanes() {
  useEffect(() => {
    addEventListener('wheel', scrollColumn, { passive: true });
    return () => removeEventListener('wheel', scrollColumn);
  }, []);
  return (
    <View className={`xs-page ${styles.desktop}`}>
      <View className={styles.ground} aria-hidden="true" />
      <BrandPane />
      <BoardPane />
    </View>
  );
}

/** Over the ground and over a pane that is shown whole, the wheel turns the page in the column. */
function scrollColumn({ target, deltaY }: WheelEvent): void {
  if (!(target instanceof Element) || !target.closest(`.${styles.desktop}`)) return;
  const pane = target.closest('[role="complementary"]');
  if (pane && pane.scrollHeight > pane.clientHeight) return;
  const shown = [...document.querySelectorAll<HTMLElement>('.taro_page')].filter(
    ({ offsetHeight }) => offsetHeight > 0
  );
  shown[shown.length - 1]?.scrollBy({ top: deltaY });
}

const BrandPane = observer(function BrandPane() {
  const { slogan } = desktopMessages();
  return (
    <View className={styles.brand} role="complementary" aria-label={messages().appName}>
      <View className={styles.logo}>
        <Logo isUpright />
      </View>
      <View className={styles.slogan}>
        {slogan.map((line) => (
          <View key={line}>{line}</View>
        ))}
      </View>
      <SiteCode />
      <View className={styles.showcase} aria-hidden="true">
        {showcase.map((varietyId) => (
          <View key={varietyId} className={styles.tile}>
            <SpiceArt varietyId={varietyId} />
          </View>
        ))}
      </View>
    </View>
  );
});

const BoardPane = observer(function BoardPane() {
  const t = desktopMessages();
  const [store] = useState(() => {
    const followFlashes = live.followFlashes.bind(live);
    return new BoardStore({ listPriceLines, listFlashes, followFlashes });
  });
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void store.load();
    };
    void store.load();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      store.dispose();
    };
  }, [store]);
  if (store.lines.length === 0) return null;
  return (
    <View className={styles.board} role="complementary" aria-label={t.board}>
      <Card>
        <SectionHeader title={t.board} right={<Text>{t.boardSpan(messages().perKg)}</Text>} />
        {store.lines.map((line) => (
          <PriceRow key={line.id} line={line} />
        ))}
      </Card>
      {store.flashes.length > 0 && <Flashes store={store} />}
    </View>
  );
});

function PriceRow({ line }: { line: BoardStore['lines'][number] }) {
  return (
    <Pressable className={styles.row} role="link" onPress={linkTo('market.info', { lineId: line.id })}>
      <View className={styles.art}>
        <SpiceArt varietyId={line.varietyId} />
      </View>
      <View className={styles.name}>
        {`${line.varietyName} ${line.gradeName}`}
        <View className={styles.subtitle}>{`${line.marketShortName} ${line.date.slice(5)}`}</View>
      </View>
      <View className={styles.spark}>
        <Sparkline values={line.sparkFen} change={line.changeBp} />
      </View>
      <View className={styles.price}>
        <Price fen={line.midFen} unit="" tone="market" />
      </View>
      <View className={styles.change}>
        <PriceChange basisPoints={line.changeBp} isPill />
        {line.changeFen !== null && <View className={styles.subtitle}>{formatChange(line.changeFen)}</View>}
      </View>
    </Pressable>
  );
}

const Flashes = observer(function Flashes({ store }: { store: BoardStore }) {
  const t = desktopMessages();
  return (
    <Card>
      <SectionHeader title={t.flashes} right={<Text>{messages().all}</Text>} onMore={linkTo('quickNews.list')} />
      <View aria-live="polite">
        {store.flashes.map(({ id, title, importance, publishedAtMs }) => (
          <View key={id} className={importance === IMPORTANT ? `${styles.flash} ${styles.important}` : styles.flash}>
            <Text className={styles.time}>{clockOf(publishedAtMs)}</Text>
            <Text>{title}</Text>
          </View>
        ))}
      </View>
    </Card>
  );
});
