import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HomeFeed } from '@contract/home';
import type { PriceLine } from '@contract/priceLine';
import { NewsRow } from '@/components/NewsRow';
import { Price } from '@/components/price/Price';
import { PriceChange } from '@/components/price/PriceChange';
import { SpiceArt } from '@/components/SpiceArt';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { linkTo, pushTab } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { serverConfig } from '@/stores/serverConfig';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import { visibleElderEntries } from '../entries';
import { homeMessages } from '../locale/messages';
import { lowerHomeMessages } from './locale/messages';
import styles from './ElderHome.module.scss';

const SHOWN_LINES = 3;
const SHOWN_NEWS = 3;

/** The home page of elder mode: four actions, three prices, a help line and three articles. Contains no animation. */
export const ElderHome = observer(function ElderHome({ feed }: { feed: HomeFeed | null }) {
  const t = homeMessages();
  return (
    <>
      <View className={styles.verbs} role="navigation" aria-label={t.entriesLabel}>
        {visibleElderEntries().map(({ key, icon, hue, open }) => (
          <Pressable key={key} className={styles.verb} role="link" onPress={open}>
            <View className={`${styles.window} ${styles[hue]}`}>
              <Icon name={icon} />
            </View>
            <Text className={styles.text}>{lowerHomeMessages().verbs[key]}</Text>
          </Pressable>
        ))}
      </View>
      <Card>
        <SectionHeader title={t.prices} right={<Text>{messages().all}</Text>} onMore={() => pushTab('market')} />
        <View className={styles.rows}>
          <ItemList>
            {feed?.lines.slice(0, SHOWN_LINES).map((line) => (
              <ElderPriceRow key={line.id} line={line} />
            ))}
          </ItemList>
        </View>
      </Card>
      <HelpCard />
      {feed && feed.news.items.length > 0 && (
        <Card>
          <SectionHeader title={messages().newsCategories.headline} />
          <ItemList>
            {feed.news.items.slice(0, SHOWN_NEWS).map((news) => (
              <NewsRow key={news.id} news={news} />
            ))}
          </ItemList>
        </Card>
      )}
    </>
  );
});

function ElderPriceRow({ line }: { line: PriceLine }) {
  return (
    <Pressable className={styles.row} role="link" onPress={linkTo('market.info', { lineId: line.id })}>
      <View className={styles.art}>
        <SpiceArt varietyId={line.varietyId} />
      </View>
      <View className={styles.what}>
        <View className={styles.variety}>{line.varietyName}</View>
        <View className={styles.grade}>{`${line.gradeName}·${line.marketShortName}`}</View>
      </View>
      <View className={styles.figures}>
        <View className={styles.price}>
          <Price fen={line.midFen} tone="market" />
        </View>
        <View className={styles.change}>
          <PriceChange basisPoints={line.changeBp} />
        </View>
      </View>
    </Pressable>
  );
}

const HelpCard = observer(function HelpCard() {
  const t = lowerHomeMessages();
  const { helpLine } = serverConfig.jumpConfig.actions;
  if (!helpLine) return null;
  return (
    <Pressable className={styles.help} onPress={() => openDeepLink(helpLine)}>
      <Icon name="phone" className={styles.phone} />
      <View className={styles.what}>
        <View className={styles.helpTitle}>{t.help}</View>
        <View className={styles.helpText}>{t.helpHint}</View>
      </View>
      <Text className={styles.call}>{t.call}</Text>
    </Pressable>
  );
});
