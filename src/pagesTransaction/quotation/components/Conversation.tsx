import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CounterOffer, QuotationDetail, QuotationVersion } from '@contract/quotation';
import { TranslatedText } from '@/components/translation/TranslatedText';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { quotationMessages } from '../locale/messages';
import { offerMessages } from '../offer/locale/messages';
import { unitPriceText } from '../quotationText';
import styles from './Conversation.module.scss';

interface ConversationEntry {
  key: string;
  by: 'buyer' | 'supplier';
  price: string;
  text: string;
  /** False for the reason of a new version, which is not translated. */
  isMessage: boolean;
  /** Outcome of a counter-offer with a price. */
  answer: string;
  atMs: number;
}

/** Returns the versions and counter-offers, oldest first. */
function conversationEntries({ versions, counters, purchase }: QuotationDetail): ConversationEntry[] {
  const t = quotationMessages();
  const ofVersion = ({ version, fields, editReason, isAgreed, sentAtMs }: QuotationVersion): ConversationEntry => ({
    key: `v${version}`,
    by: 'supplier',
    price: `${t.version(version)} ${t.offered(unitPriceText(fields.unitFen ?? 0, purchase.unit))}`,
    text: editReason,
    isMessage: false,
    answer: isAgreed ? t.agreedVersion : '',
    atMs: sentAtMs
  });
  const ofCounter = ({ id, by, unitFen, text, answer, atMs }: CounterOffer): ConversationEntry => ({
    key: id,
    by,
    price: unitFen === null ? '' : t.wished(unitPriceText(unitFen, purchase.unit)),
    text,
    isMessage: true,
    answer: answer === null ? '' : offerMessages().answers[answer],
    atMs
  });
  return [...versions.map(ofVersion), ...counters.map(ofCounter)].sort((one, other) => one.atMs - other.atMs);
}

/** Prices and messages of both sides as a conversation; the viewer's own are aligned right. */
export const Conversation = observer(function Conversation({ detail }: { detail: QuotationDetail }) {
  const t = quotationMessages();
  const { time } = messages();
  const names = { buyer: t.buyer, supplier: t.supplier };
  return (
    <View className={styles.list} role="list" aria-label={t.conversation}>
      {conversationEntries(detail).map(({ key, by, price, text, isMessage, answer, atMs }) => (
        <View key={key} className={by === detail.side ? `${styles.said} ${styles.own}` : styles.said} role="listitem">
          <Text className={styles.who}>
            {`${by === detail.side && detail.mayAct ? t.you : names[by]} ${shortTime(atMs, Date.now(), time)}`}
          </Text>
          <View className={styles.bubble}>
            {price && <View className={styles.price}>{price}</View>}
            {text && (
              <TranslatedText
                source={text}
                subject={{ kind: 'quotationMessage', id: detail.id, part: key }}
                isOffered={isMessage && by !== detail.side}
              />
            )}
            {answer && <View className={styles.answer}>{answer}</View>}
          </View>
        </View>
      ))}
    </View>
  );
});
