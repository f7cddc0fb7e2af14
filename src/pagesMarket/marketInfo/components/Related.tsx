import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLineInfo } from '@contract/lineInfo';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { quantityText } from '@/components/listing/quantity';
import { NewsRow } from '@/components/NewsRow';
import { push } from '@/navigation/navigate';
import { Section } from '@/ui/Card';
import { SectionHead } from '@/ui/SectionHead';
import { marketInfoWords } from '../../locale/words';
import styles from './Related.module.scss';

export type RelatedScope = 'supplies' | 'purchases' | 'news';

interface RelatedProps {
  info: PriceLineInfo;
  onOpen(scope: RelatedScope): void;
}

/** Who sells and who wants the variety, what is written of it, and what the prices are not. */
export const Related = observer(function Related({ info, onOpen }: RelatedProps) {
  const t = marketInfoWords();
  return (
    <>
      <Section>
        <SectionHead title={t.supplies} right={t.count(info.supplyCount)} onMore={() => onOpen('supplies')} />
        {info.supplies.map(({ id, title, origin, stockGrams, seller, price, unit }) => (
          <ListingBriefRow
            key={id}
            title={title}
            facts={[origin, quantityText(stockGrams), seller.name]}
            price={price}
            unit={unit}
            onPress={() => push('supply.info', { id })}
          />
        ))}
        {info.supplies.length === 0 && <View className={styles.none}>{t.noSupplies}</View>}
      </Section>
      <Section>
        <SectionHead title={t.purchases} right={t.count(info.purchaseCount)} onMore={() => onOpen('purchases')} />
        {info.purchases.map(({ id, title, quantityGrams, deliveryPlace, quoteCount, price, unit }) => (
          <ListingBriefRow
            key={id}
            title={title}
            facts={[quantityText(quantityGrams), deliveryPlace, t.quotes(quoteCount)]}
            price={price}
            unit={unit}
            onPress={() => push('purchase.info', { id })}
          />
        ))}
        {info.purchases.length === 0 && <View className={styles.none}>{t.noPurchases}</View>}
      </Section>
      <Section>
        <SectionHead title={t.news} right={t.allNews} onMore={() => onOpen('news')} />
        <View className={styles.news}>
          {info.news.map((news) => (
            <NewsRow key={news.id} news={news} />
          ))}
        </View>
        {info.news.length === 0 && <View className={styles.none}>{t.noNews}</View>}
      </Section>
      <View className={styles.disclaimer}>{t.disclaimer}</View>
    </>
  );
});
