import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SupplyDetail } from '@contract/supply';
import { ReportSheet } from '@/components/report/ReportSheet';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { formatCount } from '@/lib/count';
import { network } from '@/platform/network/network';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHeader } from '@/ui/SectionHeader';
import { singlePage } from '@/ui/singlePage';
import { DocumentList } from '../../../components/DocumentList';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { sharedSupply } from '../../sharedSupply';
import { supplyInfoMessages } from '../locale/messages';
import { Gallery } from './Gallery';
import { InfoNav } from './InfoNav';
import { OtherSupplies } from './OtherSupplies';
import { OwnerBar } from './OwnerBar';
import { Seller } from './Seller';
import { ShareSheet } from './ShareSheet';
import { Specs } from './Specs';
import { SupplyFacts } from './SupplyFacts';
import { SupplyHeader } from './SupplyHeader';
import { ViewerBar } from './ViewerBar';
import styles from './SupplyView.module.scss';

interface SupplyViewProps {
  store: ListingDetailStore<SupplyDetail>;
  detail: SupplyDetail;
}

/** Content of the supply page: goods, price and market, supplier, and other supplies. */
export const SupplyView = observer(function SupplyView({ store, detail }: SupplyViewProps) {
  const [isSharing, setSharing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const t = supplyInfoMessages();
  const isOld = store.shown.isStale || !network.online;
  const shared = sharedSupply(detail);
  useSharedPage(shared);
  useTimelineCard(shared);
  return (
    <PageFrame
      pageTitle={detail.title}
      nav={<InfoNav store={store} detail={detail} isOver={!isOld} onShare={() => setSharing(true)} />}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={isOld ? store.shown.loadedAtMs : undefined}
      bottomBar={
        detail.ownStatus === null ? (
          <ViewerBar store={store} detail={detail} />
        ) : (
          <OwnerBar detail={detail} status={detail.ownStatus} onChange={() => void store.load()} />
        )
      }
      sheets={
        <>
          <ShareSheet detail={detail} isOpen={isSharing} onClose={() => setSharing(false)} />
          <ReportSheet
            isOpen={isReporting}
            onClose={() => setReporting(false)}
            target={{ targetType: 'supply', targetId: detail.id }}
          />
        </>
      }
    >
      <Gallery detail={detail} />
      <View className={styles.pull}>
        <Section>
          <SupplyHeader detail={detail} />
        </Section>
      </View>
      <Specs detail={detail} />
      <Seller detail={detail} />
      {detail.documents.length > 0 && (
        <Section>
          <SectionHeader title={t.documents} />
          <DocumentList documents={detail.documents} />
        </Section>
      )}
      {detail.description !== '' && (
        <Section>
          <SectionHeader title={t.description} />
          <TranslatedText
            className={styles.text}
            source={detail.description}
            subject={{ kind: 'supplyDescription', id: detail.id }}
            isOffered={detail.ownStatus === null}
          />
        </Section>
      )}
      <SupplyFacts detail={detail} />
      {!singlePage.isOn && <OtherSupplies detail={detail} />}
      <View className={styles.end}>
        <View className={styles.views}>{t.views(formatCount(detail.viewCount))}</View>
        {detail.ownStatus === null && !singlePage.isOn && (
          <Button size="small" onPress={() => setReporting(true)}>
            {t.report}
          </Button>
        )}
      </View>
    </PageFrame>
  );
});
