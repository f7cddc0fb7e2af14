import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CallData } from '@contract';
import { MAX_INVITED } from '@rules/purchase';
import { fieldErrorsOf } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { inviteToQuote, listPurchaseSuppliers } from '../../../api/purchase';
import { ownerMessages } from './locale/messages';
import styles from './InviteSheet.module.scss';

type Supplier = CallData<'GET /api/front/purchase/suppliers'>[number];

interface InviteSheetProps {
  purchaseId: string;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet that invites companies supplying the goods to quote. */
export const InviteSheet = observer(function InviteSheet({ purchaseId, isOpen, onClose }: InviteSheetProps) {
  const [resource] = useState(() => new Resource<readonly Supplier[]>(() => listPurchaseSuppliers(purchaseId)));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const t = ownerMessages();
  useEffect(() => {
    if (!isOpen) return;
    setChosen([]);
    void resource.load();
  }, [isOpen, resource]);
  const { value: suppliers, status, error } = resource;
  const invitedCount = suppliers?.filter(({ isInvited }) => isInvited).length ?? 0;
  const toastFull = () => overlays.toast(t.inviteFull(MAX_INVITED));
  const toggle = (id: string, isOn: boolean) => {
    if (isOn && invitedCount + chosen.length >= MAX_INVITED) toastFull();
    else setChosen((ids) => [...ids.filter((one) => one !== id), ...(isOn ? [id] : [])]);
  };
  const handleInvite = async () => {
    setSending(true);
    await runWithToast(
      async () => {
        const { invited } = await inviteToQuote(purchaseId, [...chosen]);
        onClose();
        overlays.toast(t.invitedNow(invited), { icon: 'circle-check' });
      },
      undefined,
      // Invited companies that no longer supply the goods are not in the list.
      (failure) => (fieldErrorsOf(failure)['limit'] === 'invited' ? toastFull() : toastError(failure))
    );
    setSending(false);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.inviteTitle}
      footer={
        <Button
          kind="primary"
          isFull
          isLoading={isSending}
          isDisabled={chosen.length === 0}
          onPress={() => void handleInvite()}
        >
          {t.inviteSend(chosen.length)}
        </Button>
      }
    >
      <View className={styles.hint}>{t.inviteHint}</View>
      {status === 'loading' && <SkeletonRow />}
      {(status === 'error' || status === 'empty') && <ErrorState error={error} onRetry={() => void resource.load()} />}
      {suppliers?.length === 0 && <EmptyState title={t.inviteNone} />}
      {suppliers?.map((supplier) => (
        <SupplierRow
          key={supplier.companyId}
          supplier={supplier}
          isChosen={chosen.includes(supplier.companyId)}
          onChange={(isOn) => toggle(supplier.companyId, isOn)}
        />
      ))}
    </Sheet>
  );
});

interface SupplierRowProps {
  supplier: Supplier;
  isChosen: boolean;
  onChange(isOn: boolean): void;
}

/** Row of a company; one that was already invited cannot be changed. */
const SupplierRow = observer(function SupplierRow({ supplier, isChosen, onChange }: SupplierRowProps) {
  const t = ownerMessages();
  const { name, supplyCount, isInvited } = supplier;
  const content = (
    <>
      <View className={styles.name}>{name}</View>
      <View className={styles.hintOf}>{isInvited ? t.invitedAlready : t.supplies(supplyCount)}</View>
    </>
  );
  if (isInvited) return <View className={`${styles.row} ${styles.done}`}>{content}</View>;
  return (
    <View className={styles.row}>
      <Checkbox isChecked={isChosen} onChange={onChange}>
        {content}
      </Checkbox>
    </View>
  );
});
