import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { withLogin } from '@/navigation/loginGate';
import { push, pushTab } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import styles from './EmptyListings.module.scss';

const publishRoutes = { supply: 'purchase.create', purchase: 'supply.create' } as const;

/** Empty state of the list. Under a filter it offers to clear the filter, or to publish the opposite listing. */
export const EmptyListings = observer(function EmptyListings({ store }: { store: TransactionStore }) {
  const t = transactionMessages();
  const { mode, filter } = store;
  if (!filter.isOn) {
    return (
      <EmptyState
        title={mode === 'supply' ? t.emptySupply : t.emptyPurchase}
        text={t.emptyHint}
        action={{ text: t.toMarket, onPress: () => pushTab('market') }}
      />
    );
  }
  const handlePublish = () =>
    void withLogin(t.publishReason, () => push(publishRoutes[mode]), { text: t.publishText, icon: 'package' });
  return (
    <>
      <EmptyState
        title={t.emptyFiltered}
        text={t.emptyFilteredHint[mode]}
        action={{ text: t.clearFilters, onPress: filter.clear }}
      />
      <View className={styles.besides}>
        <Button kind="tinted" onPress={handlePublish}>
          {mode === 'supply' ? t.publishPurchase : t.publishSupply}
        </Button>
      </View>
    </>
  );
});
