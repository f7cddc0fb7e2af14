import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { linkTo, push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { screenInsets } from '@/platform/system/screenInsets';
import { settings } from '@/stores/settings';
import type { TransactionMode } from '@/stores/transactionTab';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import { FilterRow } from './FilterRow';
import { QuickChips } from './QuickChips';
import styles from './TransactionHeader.module.scss';

const modes: readonly TransactionMode[] = ['supply', 'purchase'];

/** The title with both sides, the search, sort orders and filters; sticky during page scroll. */
export const TransactionHeader = observer(function TransactionHeader({ store }: { store: TransactionStore }) {
  const t = transactionMessages();
  const title = (
    <View className={styles.top}>
      <View className={styles.modes} role="tablist" aria-label={t.modeLabel}>
        {modes.map((mode) => (
          <Pressable
            key={mode}
            className={mode === store.mode ? `${styles.mode} ${styles.on}` : styles.mode}
            role="tab"
            isSelected={mode === store.mode}
            onPress={() => store.selectMode(mode)}
          >
            <Text>{t.modes[mode]}</Text>
          </Pressable>
        ))}
      </View>
      <Pressable className={styles.search} role="link" label={t.search} onPress={linkTo('search.middle')}>
        <Icon name="search" className={styles.glass} />
        <Text className={styles.hint}>{settings.elder ? t.searchShort : t.search}</Text>
      </Pressable>
    </View>
  );
  // Large type and the WeChat capsule leave no room; the 我的 tab links to the own lists too.
  const ownListsButton = !settings.elder && !screenInsets.hasCapsule && (
    <IconButton icon="table" label={t.own} onPress={() => void chooseOwn()} />
  );
  return (
    <View className={styles.header}>
      <Text className="xs-aloud" role="heading" aria-level={1}>
        {messages().tabs.transaction}
      </Text>
      <NavBar title={title} hasBack={false} right={ownListsButton} />
      <FilterRow store={store} />
      <QuickChips store={store} />
    </View>
  );
});

const ownLists = ['supply.ours', 'purchase.ours', 'quotation.ours'] as const;

/** Asks which of the viewer's own lists to open: supplies, purchase requests or quotations. */
async function chooseOwn(): Promise<void> {
  const t = transactionMessages();
  const chosen = await overlays.actionSheet({ title: t.own, items: ownLists.map((list) => ({ text: t.owns[list] })) });
  const list = chosen === null ? undefined : ownLists[chosen];
  if (list !== undefined) void withLogin(t.ownReason, () => push(list), { text: t.ownText, icon: 'package' });
}
