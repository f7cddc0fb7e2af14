import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listSupplies } from '@/api/listing';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { linkTo } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { ItemList } from '@/platform/itemList';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { useSharedPage } from '@/platform/share';
import { captureInvite } from '@/stores/invite';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHeader } from '@/ui/SectionHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { getSupply, recordShareVisit } from '../../api/supply';
import { sharedSupply } from '../sharedSupply';
import { NextSteps } from './components/NextSteps';
import { Preview } from './components/Preview';
import { landingMessages } from './locale/messages';
import { MiddlePageStore } from './MiddlePage.store';
import { supplyIdFrom } from './supplyIdFrom';
import styles from './index.module.scss';

/** Landing page of a shared or scanned supply: a preview without login, and the next steps. */
export default observer(function SupplyMiddlePage() {
  const query = useRouteParams('supply.middlePage');
  const [id] = useState(() => supplyIdFrom(query));
  const [store] = useState(
    () => new MiddlePageStore(id, query, { getSupply, listSupplies, recordShareVisit, captureInvite })
  );
  useEffect(() => void store.enter(), [store]);
  const { detail, obstacle, alternatives, isMissing } = store;
  const offlineSinceMs = useOfflineSince(detail);
  const t = landingMessages();
  useSharedPage(sharedSupply(detail ?? { id, title: t.title }));
  const handleAll = () => openTransactionTab('supply');
  return (
    <PageFrame
      title={t.title}
      pageTitle={detail?.title}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      offlineSinceMs={offlineSinceMs}
    >
      {isMissing && (
        <EmptyState title={t.missing} text={t.missingHint} action={{ text: t.allSupplies, onPress: handleAll }} />
      )}
      {detail && obstacle && <View className={styles.notice}>{t.obstacles[obstacle]}</View>}
      {detail && <Preview detail={detail} />}
      {detail && <NextSteps detail={detail} isOffered={obstacle === null} />}
      {alternatives.length > 0 && (
        <View className={styles.instead}>
          <View className={styles.head}>
            <SectionHeader title={isMissing ? t.newest : t.similar} right={t.allSupplies} onMore={handleAll} />
          </View>
          <ItemList>
            {alternatives.map((supply) => (
              <SupplyCard key={supply.id} supply={supply} onOpen={linkTo('supply.info', { id: supply.id })} />
            ))}
          </ItemList>
        </View>
      )}
    </PageFrame>
  );
});
