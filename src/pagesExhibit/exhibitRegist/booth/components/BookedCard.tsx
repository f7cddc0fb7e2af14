import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { BoothBooking } from '@contract/boothBooking';
import { floorPlanMessages } from '@/components/floorPlan/locale/messages';
import { formatFen } from '@/lib/price';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { showBoothError } from '../boothErrors';
import type { BoothPanelStore } from '../BoothPanel.store';
import { boothMessages } from '../locale/messages';
import styles from '../BoothPanel.module.scss';

const tones: Record<BoothBooking['status'], BadgeTone> = {
  held: 'warn',
  depositPending: 'warn',
  deposited: 'info',
  confirmed: 'ok',
  settled: 'ok',
  released: 'grey'
};

/** A booth whose deposit is paid: what follows, and its cancellation before the contract; or that of a past expo. */
export const BookedCard = observer(function BookedCard({
  store,
  booking
}: {
  store: BoothPanelStore;
  booking: BoothBooking;
}) {
  const t = boothMessages();
  const { sizes, area } = floorPlanMessages();
  const { boothNo, expoName, status, size, areaM2, companyId, companyName, depositFen, refundFen, contractNo, form } =
    booking;
  const isCurrent = store.own.isCurrent(booking);
  const facts = [companyName, sizes[size], area(areaM2)];
  const canCancel = isCurrent && status === 'deposited' && store.own.bookable.some(({ id }) => id === companyId);
  const cancel = async () => {
    const text = refundFen > 0 ? t.cancelText(t.amount(formatFen(refundFen))) : t.cancelNoRefund;
    const dialog = { title: t.cancelTitle(boothNo), text, confirmText: t.cancelNow, cancelText: t.keep };
    const { confirm } = await overlays.modal(dialog);
    if (confirm) await runWithToast(() => store.cancel(booking), t.cancelled, showBoothError);
  };
  return (
    <Card isBare>
      <Cell
        title={t.booth(boothNo)}
        hint={[...(isCurrent ? [] : [expoName]), ...facts].join(' · ')}
        value={<Badge text={t.statuses[status]} tone={tones[status]} />}
      />
      {isCurrent && <Cell title={t.next} hint={t.nextSteps[status]} />}
      <Cell title={t.depositPaid} value={t.amount(formatFen(depositFen))} />
      {contractNo !== null && <Cell title={t.contractNo} value={contractNo} />}
      {form && <Cell title={t.fields.fascia} value={form.fascia} />}
      {canCancel && (
        <View className={styles.action}>
          <Button isFull isLoading={store.isBusy} onPress={() => void cancel()}>
            {t.cancel}
          </Button>
        </View>
      )}
    </Card>
  );
});
