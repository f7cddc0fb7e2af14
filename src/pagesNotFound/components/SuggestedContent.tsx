import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { NewsRow } from '@/components/NewsRow';
import { PriceLineBrief } from '@/components/PriceLineBrief';
import { formatUnitPrice } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { SectionHeader } from '@/ui/SectionHeader';
import { notFoundMessages } from '../locale/messages';
import type { SuggestedContentStore } from '../SuggestedContent.store';
import styles from './SuggestedContent.module.scss';

/** Suggested prices and articles. */
export const SuggestedContent = observer(function SuggestedContent({ content }: { content: SuggestedContentStore }) {
  const t = notFoundMessages();
  const { lines, news } = content;
  return (
    <>
      {lines.length > 0 && (
        <View className={styles.block}>
          <SectionHeader title={t.prices} />
          {lines.map((line) => (
            <Pressable
              key={line.id}
              className={styles.row}
              role="link"
              onPress={linkTo('market.info', { lineId: line.id })}
            >
              <PriceLineBrief
                line={line}
                name={`${line.varietyName} ${line.gradeName}`}
                source={`${line.marketShortName}\u2002${shortTime(line.collectedAtMs, Date.now(), messages().time)}`}
                price={<View className={styles.price}>{formatUnitPrice(line.midFen, market.unit)}</View>}
              />
            </Pressable>
          ))}
        </View>
      )}
      {news.length > 0 && (
        <View className={styles.block}>
          <SectionHeader title={t.news} />
          <ItemList>
            {news.map((item) => (
              <NewsRow key={item.id} news={item} />
            ))}
          </ItemList>
        </View>
      )}
    </>
  );
});
