import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getOwnCards } from '@/api/card';
import { getCardPlans, getOwnCardLevel } from '@/api/cardLevel';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { paymentOffer } from '@/stores/paymentOffer';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { SkeletonCells } from '@/ui/SkeletonCells';
import { CardExamples } from './components/CardExamples';
import { CurrentLevel } from './components/CurrentLevel';
import { LevelTable } from './components/LevelTable';
import { PlanList } from './components/PlanList';
import { TermsOfSale } from './components/TermsOfSale';
import { introductionMessages } from './locale/messages';
import { MarketIntroductionStore } from './MarketIntroduction.store';
import styles from './index.module.scss';

/** Height of the comparison, px of the 375 grid. */
const TABLE_HEIGHT = 240;

const api = { getCardPlans, getOwnCardLevel, getOwnCards };

/** Introduces the levels of business cards. Where nothing is sold it shows neither prices nor a way to buy. */
export default observer(function MarketIntroductionPage() {
  const [store] = useState(() => new MarketIntroductionStore(api, user, paymentOffer));
  useEffect(() => store.start(), [store]);
  const { shown } = store;
  useDidShow(() => {
    // The level changes on the page of the payment.
    if (shown.value && !shown.isLoading) void store.load();
  });
  const offlineSinceMs = useOfflineSince(shown.value);
  const t = introductionMessages();
  const { isOffered } = paymentOffer;
  useSharedPage({ title: t.title, path: routes['vcard.marketIntroduction'] });
  return (
    <PageFrame
      title={t.title}
      status={shown.status}
      error={shown.error}
      onRetry={() => void store.load()}
      skeleton={<IntroductionSkeleton />}
      offlineSinceMs={offlineSinceMs}
    >
      {shown.value && (
        <View className={styles.body}>
          {shown.value.level && <CurrentLevel level={shown.value.level} />}
          <LevelTable levels={shown.value.sale.levels} current={shown.value.level?.level} />
          {isOffered && <PlanList sale={shown.value.sale} own={shown.value.level} />}
          <CardExamples card={shown.value.card} />
          {isOffered && <TermsOfSale />}
        </View>
      )}
    </PageFrame>
  );
});

/** Layout of the page while it loads: the own level, the comparison and the plans. */
function IntroductionSkeleton() {
  return (
    <View className={styles.body}>
      <SkeletonCells count={1} />
      <Card>
        <Skeleton height={TABLE_HEIGHT} />
      </Card>
      <SkeletonCells count={4} />
    </View>
  );
}
