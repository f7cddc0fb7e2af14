import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { listingMessages } from '@/components/listing/locale/messages';
import { ReportSheet } from '@/components/report/ReportSheet';
import { formatFen } from '@/lib/price';
import { messages } from '@/locale/messages';
import { network } from '@/platform/network/network';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { Figures } from '../../components/Figures';
import { MarketNote } from '../../components/MarketNote';
import { purchaseInfoMessages } from '../locale/messages';
import { timeLeftFigure } from '../timeLeftFigure';
import { Buyer } from './Buyer';
import { QuotationNotice } from './QuotationNotice';
import { RequestDetails } from './RequestDetails';
import { RequestHeader } from './RequestHeader';
import { ShareAction } from './ShareAction';
import { ViewerBar } from './ViewerBar';
import styles from './ViewerView.module.scss';

interface ViewerViewProps {
  store: ListingDetailStore<PurchaseDetail>;
  detail: PurchaseDetail;
  clock: Clock;
}

/** Purchase request as shown to everyone but its buyer: goods, buyer, and whether and how the viewer may quote. */
export const ViewerView = observer(function ViewerView({ store, detail, clock }: ViewerViewProps) {
  const [isReporting, setReporting] = useState(false);
  const t = purchaseInfoMessages();
  return (
    <PageFrame
      pageTitle={detail.title}
      nav={<NavBar title={t.title} ground="surface" right={<ShareAction detail={detail} />} />}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={store.shown.isStale || !network.online ? store.shown.loadedAtMs : undefined}
      bottomBar={<ViewerBar store={store} detail={detail} />}
      sheets={
        <ReportSheet
          isOpen={isReporting}
          onClose={() => setReporting(false)}
          target={{ targetType: 'purchase', targetId: detail.id }}
        />
      }
    >
      <Section>
        <RequestHeader detail={detail} />
        <RequestFigures detail={detail} clock={clock} />
        <QuotationNotice detail={detail} />
        <MarketSection detail={detail} />
      </Section>
      <RequestDetails detail={detail} />
      <Buyer detail={detail} />
      <View className={styles.report}>
        <Button size="small" onPress={() => setReporting(true)}>
          {t.report}
        </Button>
      </View>
    </PageFrame>
  );
});

const RequestFigures = observer(function RequestFigures({ detail, clock }: { detail: PurchaseDetail; clock: Clock }) {
  const t = purchaseInfoMessages();
  return (
    <Figures
      figures={[
        { label: t.figures.quotations, value: detail.quoteCount, unit: `/${detail.maxQuotes}` },
        { label: t.figures.price, ...priceFigure(detail), tone: 'price' },
        timeLeftFigure(detail, clock.nowMs)
      ]}
    />
  );
});

function priceFigure({ price, unit }: PurchaseDetail): { value: string; unit?: string } {
  if (price.mode !== 'fixed') return { value: messages().negotiable };
  return { value: formatFen(price.fen), unit: ` ${listingMessages().perUnit[unit]}` };
}

const MarketSection = observer(function MarketSection({ detail }: { detail: PurchaseDetail }) {
  const { market, price, unit, gramsPerPack } = detail;
  if (!market) return null;
  return (
    <View className={styles.market}>
      <MarketNote
        market={market}
        {...(price.mode === 'fixed' && { expected: { fen: price.fen, unit, gramsPerPack } })}
      />
    </View>
  );
});
