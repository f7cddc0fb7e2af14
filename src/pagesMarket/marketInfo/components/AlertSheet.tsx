import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { PriceAlert } from '@contract/priceAlert';
import { formatUnitPrice } from '@/lib/priceUnit';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { subscriptions } from '@/stores/subscriptions';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { changeAlert, createAlert, deleteAlert, listAlerts } from '../../api/priceAlert';
import { marketInfoMessages } from '../../locale/messages';
import { lineSheetMessages } from '../locale/messages';
import { type AlertKind, PriceAlertsStore } from '../PriceAlerts.store';
import styles from './AlertSheet.module.scss';

const kinds: readonly AlertKind[] = ['above', 'below', 'move'];

interface AlertSheetProps {
  detail: PriceLineDetail;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet of the user's price alerts on a line: the existing ones and a form. Needs a session; one instance per line. */
export const AlertSheet = observer(function AlertSheet({ detail, isOpen, onClose }: AlertSheetProps) {
  const t = lineSheetMessages();
  const { line } = detail;
  const [store] = useState(
    () => new PriceAlertsStore({ listAlerts, createAlert, changeAlert, deleteAlert }, line.id, () => market.unit)
  );
  useEffect(() => {
    if (!isOpen) return;
    void store.load();
    void subscriptions.prepare();
  }, [store, isOpen]);
  const perUnit = marketInfoMessages().perUnit[market.unit];
  const now = `${formatUnitPrice(line.midFen, market.unit)} ${perUnit}`;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.alertTitle}>
      <View className={styles.body}>
        <View className={styles.now}>
          {t.alertNow(`${line.varietyName} ${line.gradeName} ${line.marketShortName}`, now)}
        </View>
        <AlertForm store={store} perUnit={perUnit} />
        <AlertList store={store} perUnit={perUnit} />
      </View>
    </Sheet>
  );
});

const AlertForm = observer(function AlertForm({ store, perUnit }: { store: PriceAlertsStore; perUnit: string }) {
  const t = lineSheetMessages();
  const isMove = store.kind === 'move';
  const handleSubmit = () => {
    const isEdit = store.editedId !== '';
    const submit = async () => (await store.submit()) !== undefined;
    void runWithToast(submit, isEdit ? t.alertChanged : t.alertAdded);
    // In the tap itself, and for a valid rule only.
    if (store.isSubmitting) void subscriptions.ask('priceAlert');
  };
  return (
    <>
      <View className={styles.kinds}>
        <SegmentedControl
          label={t.alertTitle}
          options={kinds.map((key) => ({ key, text: t.alertKinds[key] }))}
          value={store.kind}
          onChange={store.setKind}
        />
      </View>
      <FormField
        label={isMove ? t.percentLabel : t.priceLabel}
        isRequired
        unit={isMove ? '%' : perUnit}
        hint={t.alertHints[store.kind]}
        error={store.problem && t.problems[store.problem]}
      >
        <TextInput
          label={isMove ? t.percentLabel : t.priceLabel}
          name="alertValue"
          keyboard="decimal"
          variant="number"
          maxLength={12}
          value={store.text}
          onChange={store.setText}
          onConfirm={handleSubmit}
        />
      </FormField>
      <View className={styles.submit}>
        {store.editedId !== '' && <Button onPress={store.stopEditing}>{t.cancel}</Button>}
        <View className={styles.grow}>
          <Button kind="primary" isFull isLoading={store.isSubmitting} onPress={handleSubmit}>
            {store.editedId === '' ? t.addAlert : t.saveAlert}
          </Button>
        </View>
      </View>
    </>
  );
});

const AlertList = observer(function AlertList({ store, perUnit }: { store: PriceAlertsStore; perUnit: string }) {
  const t = lineSheetMessages();
  if (!store.alerts) {
    if (store.error !== undefined) return <ErrorState error={store.error} onRetry={() => void store.load()} />;
    return <Skeleton height={52} />;
  }
  if (store.alerts.length === 0) return <View className={styles.none}>{t.noAlerts}</View>;
  return (
    <View role="group" aria-label={t.myAlerts}>
      <View className={styles.title}>{t.myAlerts}</View>
      <ItemList>
        {store.alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} store={store} perUnit={perUnit} />
        ))}
      </ItemList>
    </View>
  );
});

const AlertRow = observer(function AlertRow({
  alert,
  store,
  perUnit
}: {
  alert: PriceAlert;
  store: PriceAlertsStore;
  perUnit: string;
}) {
  const t = lineSheetMessages();
  const { rule } = alert;
  const value =
    rule.kind === 'move' ? `${rule.changeBp / 100}%` : `${formatUnitPrice(rule.priceFen, market.unit)} ${perUnit}`;
  const text = t.alertRule[rule.kind](value);
  const state = alert.isArmed
    ? t.armed(alert.notifiedDate)
    : t.resting[rule.kind === 'below' ? 'below' : 'above'](alert.notifiedDate);
  return (
    <View className={alert.id === store.editedId ? `${styles.row} ${styles.edited}` : styles.row}>
      <Pressable className={styles.text} label={t.editAlert(text)} onPress={() => store.edit(alert)}>
        <View className={styles.rule}>{text}</View>
        <View className={styles.state}>{state}</View>
      </Pressable>
      <IconButton icon="x" label={t.removeAlert(text)} onPress={() => void store.remove(alert.id).catch(toastError)} />
    </View>
  );
});
