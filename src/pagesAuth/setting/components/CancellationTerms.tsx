import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { CancellationStore } from '../Cancellation.store';
import { settingMessages } from '../locale/messages';
import styles from './CancellationTerms.module.scss';

/** On what condition an account can be left, how that goes, and what becomes of the data. */
export const CancellationTerms = observer(function CancellationTerms({ store }: { store: CancellationStore }) {
  const t = settingMessages();
  return (
    <>
      {store.isBlocked ? (
        <Blocked store={store} />
      ) : (
        <List name={t.cancelCondition} items={[t.cancelConditionText]} mark="✓" />
      )}
      <List name={t.cancelSteps} items={t.cancelStepsList} />
      <List name={t.cancelGoes} items={t.cancelGoesList} mark="•" />
      <List name={t.cancelStays} items={t.cancelStaysList} mark="•" />
    </>
  );
});

/** Without a mark its items are numbered. */
function List({ name, items, mark }: { name: string; items: readonly string[]; mark?: string }) {
  return (
    <View className={styles.list} role="list" aria-label={name}>
      <View className={styles.name}>{name}</View>
      {items.map((item, index) => (
        <View key={item} className={styles.item} role="listitem">
          <View className={styles.mark}>{mark ?? `${index + 1}.`}</View>
          <View>{item}</View>
        </View>
      ))}
    </View>
  );
}

const Blocked = observer(function Blocked({ store }: { store: CancellationStore }) {
  const t = settingMessages();
  const names = store.state?.ownedCompanies.map(({ name }) => name).join(t.nameSeparator) ?? '';
  return (
    <View className={styles.blocked} role="alert">
      <View className={styles.name}>{t.cancelBlocked}</View>
      <View>{t.cancelBlockedText(names)}</View>
    </View>
  );
});
