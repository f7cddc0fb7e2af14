import { View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BoothBooking } from '@contract/boothBooking';
import { floorPlanMessages } from '@/components/floorPlan/locale/messages';
import { Clock } from '@/components/listing/Clock';
import { formatFen } from '@/lib/price';
import { countdown } from '@/lib/time';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { showBoothError } from '../boothErrors';
import type { BoothPanelStore } from '../BoothPanel.store';
import { boothMessages } from '../locale/messages';
import { BoothForm } from './BoothForm';
import styles from '../BoothPanel.module.scss';

interface HeldBoothProps {
  store: BoothPanelStore;
  booking: BoothBooking;
}

/** The booth that the company holds: the time left, its form, and then the deposit. */
export const HeldBooth = observer(function HeldBooth({ store, booking }: HeldBoothProps) {
  const t = boothMessages();
  const { sizes, area } = floorPlanMessages();
  const { boothNo, size, areaM2, companyId, companyName, priceFen, depositFen, status, form } = booking;
  const canBook = store.own.bookable.some(({ id }) => id === companyId);
  const isFormShown = canBook && (status === 'held' || store.own.isEditing);
  const release = async () => {
    const dialog = { title: t.releaseTitle(boothNo), confirmText: t.releaseNow, cancelText: t.keep };
    const { confirm } = await overlays.modal(dialog);
    if (confirm) await runWithToast(() => store.release(booking), t.released, showBoothError);
  };
  return (
    <>
      <Card isBare>
        <TimeLeft store={store} booking={booking} />
        <Cell title={t.booth(boothNo)} hint={`${companyName} · ${sizes[size]} · ${area(areaM2)}`} />
        <Cell title={t.price} value={t.amount(formatFen(priceFen))} />
        <Cell title={t.deposit} hint={t.depositHint} value={t.amount(formatFen(depositFen))} />
        {form && !isFormShown && <Cell title={t.fields.fascia} value={form.fascia} />}
        {form && !isFormShown && <Cell title={t.fields.contact} value={form.contact} />}
      </Card>
      {isFormShown && <BoothForm store={store} booking={booking} />}
      {canBook && (
        <View className={styles.actions}>
          {!isFormShown && (
            <>
              <Button kind="primary" isFull onPress={() => push('pay.vcard', { booth: booking.id })}>
                {t.payDeposit}
              </Button>
              <Button isFull onPress={() => store.own.setEditing(true)}>
                {t.edit}
              </Button>
            </>
          )}
          <Button kind="plain" isFull isLoading={store.isBusy} onPress={() => void release()}>
            {t.release}
          </Button>
        </View>
      )}
    </>
  );
});

/** Time left of the hold, by the server's clock. The only part that changes every second; it does not interrupt screen readers. */
const TimeLeft = observer(function TimeLeft({ store, booking }: HeldBoothProps) {
  const t = boothMessages();
  const [clock] = useState(() => new Clock());
  useEffect(() => {
    clock.start();
    return clock.stop;
  }, [clock]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  const leftMs = store.own.leftMs(booking, clock.nowMs);
  const isOver = leftMs <= 0;
  // The server decides whether the hold goes on, as it does while a payment is under way.
  useEffect(() => {
    if (isOver) void store.refresh();
  }, [store, isOver]);
  return (
    <View className={styles.timer}>
      <View className={styles.timerLabel}>{isOver ? t.holdOver : t.holdLeft}</View>
      {!isOver && (
        <View className={styles.time} role="timer" aria-live="off">
          {countdown(leftMs, messages().time)}
        </View>
      )}
    </View>
  );
});
