import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { QuotationBrief } from '@contract/quotationList';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/pressable';
import { listInvalidation } from '@/stores/listInvalidation';
import { user } from '@/stores/user';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Tabs } from '@/ui/Tabs';
import { countQuotations, listQuotations } from '../../api/quotation';
import { MyListPage } from '../../components/MyListPage';
import { useClock } from '../../components/useClock';
import { toastQuotationError } from '../conflict';
import { quotationMessages } from '../locale/messages';
import { getQuotation } from '../quotationCommands';
import { QuotationRow } from './components/QuotationRow';
import { OurQuotationStore } from './OurQuotation.store';
import styles from './index.module.scss';

const api = { listQuotations, countQuotations };
const SORTS = ['updated', 'deadline'] as const;

/** Opens the draft form, the page of a sent quotation, or the comparison for a received one. */
function openQuotation({ id, status, purchaseId }: QuotationBrief, side: 'sent' | 'received'): void {
  if (status === 'draft') push('quotation.create', { purchaseId });
  else if (side === 'sent') push('quotation.edit', { id });
  else push('purchase.info', { id: purchaseId, quotationId: id });
}

/** Loads the quotation first, because only its detail contains the phone number. */
async function callCounterparty(id: string): Promise<void> {
  const call = async () => {
    const { deal } = await getQuotation(id);
    if (deal && deal.contactMobile !== '') openDeepLink({ type: 'callPhone', phone: deal.contactMobile });
  };
  await runWithToast(call, undefined, toastQuotationError);
}

/** Page of the quotations that the user has sent or received. */
export default observer(function OurQuotationPage() {
  const params = useRouteParams('quotation.ours');
  const [store] = useState(() => new OurQuotationStore(api, user, params));
  const clock = useClock();
  const { side, myList: own } = store;
  const t = quotationMessages();
  useEffect(() => store.start(), [store]);
  useDidShow(() => void listInvalidation.refreshIfInvalidated('ownQuotation', own));

  return (
    <MyListPage
      title={t.oursTitle}
      loggedOut={t}
      list={own}
      top={<ListHeader store={store} />}
      renderItem={(quotation) => (
        <QuotationRow
          quotation={quotation}
          clock={clock}
          side={side}
          onOpen={() => openQuotation(quotation, side)}
          onCall={() => void callCounterparty(quotation.id)}
        />
      )}
      empty={<EmptyList store={store} />}
    />
  );
});

/** Choice of the side and the status tab. */
const ListHeader = observer(function ListHeader({ store }: { store: OurQuotationStore }) {
  const t = quotationMessages();
  const { side, myList } = store;
  return (
    <>
      <View className={styles.sides}>
        <SegmentedControl
          label={t.oursTitle}
          options={[
            { key: 'sent', text: t.sides.sent },
            { key: 'received', text: t.sides.received }
          ]}
          value={side}
          onChange={store.selectSide}
        />
      </View>
      <Tabs
        label={t.sides[side]}
        value={store.tab}
        onChange={store.selectTab}
        options={store.tabs.map((key) => ({ key, text: t.tabs[key], count: myList.counts?.tabs[key] || undefined }))}
      />
      <ListSummary store={store} />
    </>
  );
});

/** Success rate, number of unread quotations, and sort order. */
const ListSummary = observer(function ListSummary({ store }: { store: OurQuotationStore }) {
  const t = quotationMessages();
  const { side, sort } = store;
  const { counts } = store.myList;
  const handleSort = async () => {
    const choice = await overlays.actionSheet({
      title: t.sortTitle,
      items: SORTS.map((key) => ({ text: t.sorts[key], isChosen: key === sort }))
    });
    const chosen = choice === null ? undefined : SORTS[choice];
    if (chosen) store.setSort(chosen);
  };
  const win = counts?.winPercent ?? null;
  return (
    <View className={styles.facts}>
      <View className={styles.known}>
        {counts && side === 'sent' && counts.tabs.all > 0 && (
          <Text>{win === null ? t.winUnknown : t.winText(win)}</Text>
        )}
        {counts && counts.unread > 0 && <Badge tone="red" text={t.unread(counts.unread)} />}
      </View>
      <Pressable className={styles.sort} label={`${t.sortTitle} ${t.sorts[sort]}`} onPress={() => void handleSort()}>
        <Icon name="arrows-sort" />
        <Text>{t.sorts[sort]}</Text>
      </Pressable>
    </View>
  );
});

const EmptyList = observer(function EmptyList({ store }: { store: OurQuotationStore }) {
  const t = quotationMessages();
  if (store.tab !== 'all') return <EmptyState title={t.emptyTab} />;
  if (store.side === 'received') {
    const publish = { text: t.publishNeed, onPress: () => push('purchase.create') };
    return <EmptyState title={t.emptyReceived} text={t.emptyReceivedHint} action={publish} />;
  }
  return (
    <EmptyState
      title={t.emptySent}
      text={t.emptySentHint}
      action={{ text: t.toPurchases, onPress: () => openTransactionTab('purchase') }}
    />
  );
});
