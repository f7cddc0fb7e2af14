import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLineDetail } from '@contract/market';
import type { TransactionMode } from '@/stores/settings';
import { Section } from '@/ui/Card';
import { SectionHead } from '@/ui/SectionHead';
import { marketInfoWords } from '../../locale/words';
import styles from './Related.module.scss';

/** Who sells and who wants the variety, and what the prices are not. */
export const Related = observer(function Related({
  detail,
  onOpen
}: {
  detail: PriceLineDetail;
  onOpen(mode: TransactionMode): void;
}) {
  const t = marketInfoWords();
  return (
    <>
      <Section>
        <SectionHead title={t.supplies} right={t.count(detail.supplyCount)} onMore={() => onOpen('supply')} />
      </Section>
      <Section>
        <SectionHead title={t.purchases} right={t.count(detail.purchaseCount)} onMore={() => onOpen('purchase')} />
      </Section>
      <View className={styles.disclaimer}>{t.disclaimer}</View>
    </>
  );
});
