import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InvestmentPolicy } from '@contract/investment';
import { ItemList } from '@/platform/itemList';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { governmentMessages } from '../locale/messages';
import styles from './PolicyList.module.scss';

/** Policies with the number of their document and how long they are valid. */
export const PolicyList = observer(function PolicyList({ policies }: { policies: readonly InvestmentPolicy[] }) {
  const t = governmentMessages();
  if (policies.length === 0) return <EmptyState title={t.noPolicies} />;
  return (
    <ItemList>
      {policies.map(({ id, title, documentNo, issuer, issuedOn, validUntil, isInForce, summary }) => (
        <Card key={id}>
          <View className={styles.head}>
            <View className={styles.title}>{title}</View>
            <Badge tone={isInForce ? 'ok' : 'grey'} text={isInForce ? t.inForce : t.expired} />
          </View>
          <View className={styles.meta}>{t.documentNo(documentNo)}</View>
          <View className={styles.meta}>{t.issued(issuer, issuedOn)}</View>
          <View className={styles.meta}>{validUntil === null ? t.openEnded : t.validUntil(validUntil)}</View>
          <View className={styles.summary}>{summary}</View>
        </Card>
      ))}
    </ItemList>
  );
});
