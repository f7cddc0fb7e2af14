import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PriceLineInfo } from '@contract/lineInfo';
import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import { ListingBriefRow } from '@/components/listing/ListingBriefRow';
import { quantityText } from '@/components/listing/quantity';
import { NewsRow } from '@/components/NewsRow';
import { linkTo } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Section } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { marketInfoMessages } from '../../locale/messages';
import styles from './Related.module.scss';

export type RelatedScope = 'supplies' | 'purchases' | 'news';

interface RelatedProps {
  info: PriceLineInfo;
  onOpen(scope: RelatedScope): void;
}

/** Supplies, purchase requests and articles related to the line, and the disclaimer on prices. */
export const Related = observer(function Related({ info, onOpen }: RelatedProps) {
  const t = marketInfoMessages();
  return (
    <>
      <Section>
        <SectionHeader title={t.supplies} right={t.count(info.supplyCount)} onMore={() => onOpen('supplies')} />
        <ByGrade grade={info.line.gradeName} count={info.gradeSupplyCount} all={info.supplyCount}>
          {info.supplies.map(supplyRow)}
          {info.otherSupplies.map(supplyRow)}
        </ByGrade>
        {info.supplyCount === 0 && <View className={styles.none}>{t.noSupplies}</View>}
      </Section>
      <Section>
        <SectionHeader title={t.purchases} right={t.count(info.purchaseCount)} onMore={() => onOpen('purchases')} />
        <ByGrade grade={info.line.gradeName} count={info.gradePurchaseCount} all={info.purchaseCount}>
          {info.purchases.map(purchaseRow)}
          {info.otherPurchases.map(purchaseRow)}
        </ByGrade>
        {info.purchaseCount === 0 && <View className={styles.none}>{t.noPurchases}</View>}
      </Section>
      <Section>
        <SectionHeader title={t.news} right={t.allNews} onMore={() => onOpen('news')} />
        <View className={styles.news}>
          <ItemList>
            {info.news.map((news) => (
              <NewsRow key={news.id} news={news} />
            ))}
          </ItemList>
        </View>
        {info.news.length === 0 && <View className={styles.none}>{t.noNews}</View>}
      </Section>
      <View className={styles.disclaimer}>{t.disclaimer}</View>
    </>
  );
});

interface ByGradeProps {
  grade: string;
  /** Number of listings of the grade, and of the variety. */
  count: number;
  all: number;
  /** Rows of the grade, then rows of other grades. */
  children: [ReactNode, ReactNode];
}

/** Listings of the grade under a header with its count, followed by other grades. */
const ByGrade = observer(function ByGrade({ grade, count, all, children: [same, others] }: ByGradeProps) {
  const t = marketInfoMessages();
  return (
    <>
      {count > 0 && <View className={styles.group}>{t.gradeCount(grade, count)}</View>}
      {same}
      {all > count && <View className={styles.group}>{t.gradeCount(t.otherGrades, all - count)}</View>}
      {others}
    </>
  );
});

const supplyRow = (supply: SupplyBrief) => (
  <ListingBriefRow
    key={supply.id}
    listing={supply}
    facts={[supply.origin, quantityText(supply.stockGrams), supply.seller.name]}
    onPress={linkTo('supply.info', { id: supply.id })}
  />
);

const purchaseRow = (purchase: PurchaseBrief) => (
  <ListingBriefRow
    key={purchase.id}
    listing={purchase}
    facts={[
      quantityText(purchase.quantityGrams),
      purchase.deliveryPlace,
      marketInfoMessages().quotes(purchase.quoteCount)
    ]}
    onPress={linkTo('purchase.info', { id: purchase.id })}
  />
);
