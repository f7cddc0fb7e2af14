import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_INVITED } from '@rules/purchase';
import { Resource } from '@/request/Resource';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { CreatePurchaseStore, SupplierOption } from '../CreatePurchase.store';
import { createPurchaseMessages } from '../locale/messages';
import styles from './SupplierSheet.module.scss';

interface SupplierSheetProps {
  store: CreatePurchaseStore;
  isOpen: boolean;
  onClose(): void;
}

/** Companies that supply the variety, those with the most supplies first. */
export const SupplierSheet = observer(function SupplierSheet({ store, isOpen, onClose }: SupplierSheetProps) {
  const t = createPurchaseMessages();
  const [resource] = useState(() => new Resource<readonly SupplierOption[]>(() => store.findSuppliers()));
  const { invitedCompanyIds } = store.form.values;
  useEffect(() => {
    if (!isOpen) return;
    resource.clear();
    void resource.load();
  }, [isOpen, resource]);
  const { value: suppliers, status, error } = resource;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.chooseSuppliers}
      footer={
        <Button kind="primary" isFull onPress={onClose}>
          {t.chosen(invitedCompanyIds.length)}
        </Button>
      }
    >
      {(status === 'error' || status === 'empty') && <ErrorState error={error} onRetry={() => void resource.load()} />}
      {status === 'loading' && (
        <>
          <SkeletonRow />
          <SkeletonRow />
        </>
      )}
      {suppliers?.length === 0 && <EmptyState title={t.noSuppliers} text={t.noSuppliersHint} />}
      {suppliers?.map((supplier) => (
        <SupplierRow key={supplier.companyId} store={store} supplier={supplier} />
      ))}
    </Sheet>
  );
});

const SupplierRow = observer(function SupplierRow({
  store,
  supplier
}: {
  store: CreatePurchaseStore;
  supplier: SupplierOption;
}) {
  const t = createPurchaseMessages();
  const { form } = store;
  const { companyId, name, supplyCount } = supplier;
  const { invitedCompanyIds, companyNames } = form.values;
  const isChosen = invitedCompanyIds.includes(companyId);
  const toggle = () => {
    const others = invitedCompanyIds.filter((id) => id !== companyId);
    if (!isChosen && others.length >= MAX_INVITED) {
      overlays.toast(t.fullInvited(MAX_INVITED));
      return;
    }
    form.set({
      invitedCompanyIds: isChosen ? others : [...others, companyId],
      companyNames: { ...companyNames, [companyId]: name }
    });
  };
  return (
    <View className={styles.row}>
      <Checkbox isChecked={isChosen} onChange={toggle}>
        <View className={styles.text}>
          <Text className={styles.name}>{name}</Text>
          <Text className={styles.count}>{t.supplyCount(supplyCount)}</Text>
        </View>
      </Checkbox>
    </View>
  );
});
