import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CancellationStore } from '../Cancellation.store';
import { settingMessages } from '../locale/messages';
import styles from './CancellationTerms.module.scss';

/** Conditions and steps of the cancellation, and the deleted and retained data. */
export const CancellationTerms = observer(function CancellationTerms({ store }: { store: CancellationStore }) {
  const t = settingMessages();
  return (
    <>
      {store.isBlocked ? (
        <BlockedNotice store={store} />
      ) : (
        <TermsList name={t.cancelCondition} items={[t.cancelConditionText]} marker="✓" />
      )}
      <TermsList name={t.cancelSteps} items={t.cancelStepsList} />
      <TermsList name={t.cancelGoes} items={t.cancelGoesList} marker="•" />
      <TermsList name={t.cancelStays} items={t.cancelStaysList} marker="•" />
    </>
  );
});

/** List of terms. Items are numbered unless a marker is given. */
function TermsList({ name, items, marker }: { name: string; items: readonly string[]; marker?: string }) {
  return (
    <View className={styles.list} role="list" aria-label={name}>
      <View className={styles.name}>{name}</View>
      {items.map((item, index) => (
        <View key={item} className={styles.item} role="listitem">
          <View className={styles.mark}>{marker ?? `${index + 1}.`}</View>
          <View>{item}</View>
        </View>
      ))}
    </View>
  );
}

const BlockedNotice = observer(function BlockedNotice({ store }: { store: CancellationStore }) {
  const t = settingMessages();
  const names = store.state?.ownedCompanies.map(({ name }) => name).join(t.nameSeparator) ?? '';
  return (
    <View className={styles.blocked} role="alert">
      <View className={styles.name}>{t.cancelBlocked}</View>
      <View>{t.cancelBlockedText(names)}</View>
    </View>
  );
});
