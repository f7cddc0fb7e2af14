import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoCoupon } from '@contract/expoCoupon';
import { shanghaiDay } from '@rules/shanghaiTime';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { formatCount } from '@/lib/count';
import { withLogin } from '@/navigation/loginGate';
import { ItemList } from '@/platform/itemList';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { ExpoIndexStore } from '../ExpoIndex.store';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

/** The coupons of the expo, each with its code once it was claimed. */
export const CouponSheet = observer(function CouponSheet({ store }: { store: ExpoIndexStore }) {
  const t = expoIndexMessages();
  const { coupons } = store;
  return (
    <Sheet isOpen={store.isCouponSheetOpen} onClose={store.closeCoupons} title={t.entries.coupons}>
      {coupons.status === 'loading' && <SkeletonRow />}
      {coupons.status === 'error' && <ErrorState error={coupons.error} onRetry={() => void coupons.load()} />}
      {coupons.value?.length === 0 && <EmptyState title={t.noCoupons} />}
      <ItemList>
        {coupons.value?.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} store={store} />
        ))}
      </ItemList>
    </Sheet>
  );
});

function showClaimError(error: unknown): void {
  const reasons = expoIndexMessages().claimErrors;
  const reason = isApiError(error, 'CONFLICT') ? fieldErrorsOf(error)['couponId'] : undefined;
  const text = reason !== undefined && reason in reasons ? reasons[reason as keyof typeof reasons] : undefined;
  if (text === undefined) toastError(error);
  else overlays.toast(text);
}

const CouponRow = observer(function CouponRow({ coupon, store }: { coupon: ExpoCoupon; store: ExpoIndexStore }) {
  const t = expoIndexMessages();
  const { id, title, issuer, terms, validFromMs, validUntilMs, left, code } = coupon;
  const claim = () =>
    void withLogin(t.claimReason, () => void runWithToast(() => store.claim(id), t.claimed, showClaimError));
  return (
    <View className={styles.coupon}>
      <View className={styles.ticketText}>
        <View className={styles.ticketTitle}>{title}</View>
        <View className={styles.ticketHint}>{issuer}</View>
        <View className={styles.ticketHint}>{terms}</View>
        <View className={styles.ticketHint}>
          {`${t.validity(shanghaiDay(validFromMs), shanghaiDay(validUntilMs - 1))} · ${t.left(left, formatCount(left))}`}
        </View>
        {code !== null && (
          <View className={styles.code}>
            {`${t.code} `}
            <Text>{code}</Text>
          </View>
        )}
      </View>
      {code === null && (
        <Button
          kind="tinted"
          size="small"
          label={t.claimOf(title)}
          isLoading={store.claimingId === id}
          isDisabled={left === 0}
          onDisabledPress={() => overlays.toast(t.claimErrors.soldOut)}
          onPress={claim}
        >
          {left === 0 ? t.soldOut : t.claim}
        </Button>
      )}
    </View>
  );
});
