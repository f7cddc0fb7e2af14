import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import type { ExchangeStore } from '../Exchange.store';
import { exchangeMessages } from '../locale/messages';
import styles from './SharedContacts.module.scss';

interface ExchangeStatusNoticeProps {
  store: ExchangeStore;
  onFailure(error: unknown): void;
}

/** Notice while the viewer can do nothing: the request is pending or was declined. */
export const ExchangeStatusNotice = observer(function ExchangeStatusNotice({
  store,
  onFailure
}: ExchangeStatusNoticeProps) {
  const t = exchangeMessages();
  const { step, exchange, room } = store;
  if (!exchange || !room) return null;
  const supplyId = room.supply?.id;
  const toChat =
    supplyId !== undefined
      ? { text: t.message1, onPress: () => push('supply.customerService', { id: supplyId }) }
      : undefined;
  if (step === 'waiting') {
    return (
      <>
        <EmptyState title={t.waiting} text={t.waitingHint(room.otherName, room.otherCompany)} action={toChat} />
        {exchange.message !== '' && <View className={styles.note}>{t.youSaid(exchange.message)}</View>}
      </>
    );
  }
  if (step === 'refused') {
    const from = shanghaiDay(exchange.againFromMs ?? 0);
    const text = supplyId === undefined ? t.againFrom(from) : t.refusedHint(from);
    return <EmptyState title={t.refusedTitle} text={text} action={toChat} />;
  }
  const isBlocked = exchange.status === 'blocked';
  return (
    <EmptyState
      title={isBlocked ? t.youBlocked : t.youIgnored}
      text={isBlocked ? t.youBlockedHint : t.youIgnoredHint}
      action={
        isBlocked
          ? { text: t.unblock, onPress: () => void store.answer('unblock').catch(onFailure) }
          : { text: t.block, onPress: () => void store.answer('block').catch(onFailure) }
      }
      second={
        store.canUndo ? { text: t.undo, onPress: () => void store.answer('unignore').catch(onFailure) } : undefined
      }
    />
  );
});
