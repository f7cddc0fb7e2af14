import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { PurchaseDetail } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { listingWords } from '@/components/listing/locale/words';
import { ReportSheet } from '@/components/report/ReportSheet';
import { formatFen } from '@/lib/price';
import { countdown } from '@/lib/time';
import { words } from '@/locale/words';
import { ShareButton, useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { Figures } from '../../components/Figures';
import { MarketNote } from '../../components/MarketNote';
import { purchaseInfoWords } from '../locale/words';
import type { PurchaseInfoStore } from '../PurchaseInfo.store';
import { Buyer } from './Buyer';
import { NeedFacts } from './NeedFacts';
import { NeedHead } from './NeedHead';
import { QuoteNotice } from './QuoteNotice';
import { ReaderBar } from './ReaderBar';
import styles from './ReaderView.module.scss';

interface ReaderViewProps {
  store: PurchaseInfoStore;
  detail: PurchaseDetail;
  clock: Clock;
}

/** The request to everybody but its buyer: what is wanted, by whom, and whether and how the reader may quote. */
export const ReaderView = observer(function ReaderView({ store, detail, clock }: ReaderViewProps) {
  const [isReporting, setReporting] = useState(false);
  const t = purchaseInfoWords();
  const shared = { title: detail.title, path: `${routes['purchase.info']}?id=${encodeURIComponent(detail.id)}` };
  useSharedPage(shared);
  const share = (
    <ShareButton
      className={styles.share}
      label={t.share}
      page={shared}
      onCopied={(isCopied) => feedback.toast(isCopied ? words().copied : words().copyFailed)}
    >
      <Icon name="share-2" />
    </ShareButton>
  );
  return (
    <PageFrame
      nav={<NavBar title={t.title} ground="surface" right={share} />}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={store.isStale || !network.online ? store.loadedAtMs : undefined}
      bottomBar={<ReaderBar store={store} detail={detail} />}
    >
      <Section>
        <NeedHead detail={detail} />
        <NeedFigures detail={detail} clock={clock} />
        <QuoteNotice detail={detail} />
        <MarketLine detail={detail} />
      </Section>
      <NeedFacts detail={detail} />
      <Buyer detail={detail} />
      <View className={styles.report}>
        <Button size="small" onPress={() => setReporting(true)}>
          {t.report}
        </Button>
      </View>
      <ReportSheet
        isOpen={isReporting}
        onClose={() => setReporting(false)}
        thing={{ targetType: 'purchase', targetId: detail.id }}
      />
    </PageFrame>
  );
});

const DAY_MS = 86_400_000;

const NeedFigures = observer(function NeedFigures({ detail, clock }: { detail: PurchaseDetail; clock: Clock }) {
  const t = purchaseInfoWords();
  const leftMs = detail.status === 'published' ? detail.quoteDeadlineMs - clock.nowMs : 0;
  return (
    <Figures
      figures={[
        { label: t.figures.quotes, value: detail.quoteCount, unit: `/${detail.maxQuotes}` },
        { label: t.figures.price, ...priceFigure(detail), tone: 'price' },
        {
          label: t.figures.left,
          value: leftMs > 0 ? countdown(leftMs, words().time) : t.isOver,
          ...(leftMs > 0 && leftMs < DAY_MS && { tone: 'warn' as const })
        }
      ]}
    />
  );
});

function priceFigure({ price, unit }: PurchaseDetail): { value: string; unit?: string } {
  if (price.mode !== 'fixed') return { value: words().negotiable };
  return { value: formatFen(price.fen), unit: ` ${listingWords().perUnit[unit]}` };
}

const MarketLine = observer(function MarketLine({ detail }: { detail: PurchaseDetail }) {
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
