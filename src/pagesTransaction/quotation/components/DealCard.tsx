import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Deal, QuotationDetail } from '@contract/quotation';
import { formatPhone } from '@/lib/mobile';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { Button } from '@/ui/Button';
import { tradeMessages } from '../../locale/messages';
import { quotationMessages } from '../locale/messages';
import { SumRows } from '../offer/SumRows';
import type { QuotationStore } from '../Quotation.store';
import { amountText, unitPriceText } from '../quotationText';
import { ScoreSheet } from './ScoreSheet';
import styles from './DealCard.module.scss';

interface DealCardProps {
  store: QuotationStore;
  detail: QuotationDetail;
  deal: Deal;
}

/** The deal: agreed terms, contact and rating. */
export const DealCard = observer(function DealCard({ store, detail, deal }: DealCardProps) {
  const [isScoring, setScoring] = useState(false);
  const t = quotationMessages();
  const isBuyer = detail.side === 'buyer';
  const price = unitPriceText(deal.unitFen, detail.purchase.unit);
  return (
    <View className={styles.deal}>
      <View className={styles.title}>{t.dealTitle}</View>
      <View className={styles.goods}>{t.dealLine(amountText(deal.grams, detail.purchase), price)}</View>
      <SumRows sum={deal.sum} terms={deal} />
      <DealRow label={t.dealAt} text={shortTime(deal.acceptedAtMs, Date.now(), messages().time)} />
      <DealRow
        label={t.contact}
        text={tradeMessages().list([deal.contactName, deal.companyName ?? ''].filter(Boolean))}
      />
      <View className={styles.actions}>
        {deal.contactMobile !== '' && (
          <Button
            kind="primary"
            size="medium"
            icon="phone"
            isFull
            onPress={() => openDeepLink({ type: 'callPhone', phone: deal.contactMobile })}
          >
            {`${isBuyer ? t.callSupplier : t.callBuyer} ${formatPhone(deal.contactMobile)}`}
          </Button>
        )}
        {isBuyer && detail.mayAct && deal.score === null && (
          <Button kind="outline" size="medium" icon="star" isFull onPress={() => setScoring(true)}>
            {t.scoreTitle}
          </Button>
        )}
      </View>
      {deal.score !== null && (
        <View className={styles.scored}>
          {tradeMessages().list([`${t.scored} ${t.score(deal.score)}`, deal.scoreText].filter(Boolean))}
        </View>
      )}
      {!isBuyer && deal.score === null && <View className={styles.scored}>{t.noScore}</View>}
      <ScoreSheet store={store} isOpen={isScoring} onClose={() => setScoring(false)} />
    </View>
  );
});

function DealRow({ label, text }: { label: string; text: string }) {
  return (
    <View className={styles.row}>
      <Text className={styles.label}>{label}</Text>
      <Text className={styles.text}>{text}</Text>
    </View>
  );
}
