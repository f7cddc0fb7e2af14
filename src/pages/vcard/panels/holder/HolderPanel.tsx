import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import * as exchangeApi from '@/api/exchange';
import * as holderApi from '@/api/holder';
import { openLogin } from '@/navigation/loginGate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { toastError } from '@/ui/runWithToast';
import { handleScannedCode } from './addPerson';
import { EmptyHolder } from './components/EmptyHolder';
import { EntryList, ListSkeleton } from './components/EntryList';
import { HolderHead } from './components/HolderHead';
import type { HolderSheetsProps } from './components/HolderSheets';
import { Notices } from './components/Notices';
import { RequestList } from './components/RequestList';
import { SelectionBar } from './components/SelectionBar';
import { UndoBars } from './components/UndoBars';
import { HolderStore } from './Holder.store';
import { type HolderSheet, showHolderMenu } from './holderMenu';
import { loadSheets } from './loadSheets';
import { holderMessages } from './locale/messages';

interface HolderPanelProps {
  bar: ReactNode;
  /** `requests` shows those that wait first. */
  pageType?: string;
  /** Scanned contact (vCard or MECARD) with which a new person begins. */
  contact?: string;
}

/** The card holder: the people whose business cards the user keeps, and the requests that wait for an answer. */
export default observer(function HolderPanel(props: HolderPanelProps) {
  return user.isLoggedIn ? <MemberHolder {...props} /> : <LoginPrompt bar={props.bar} />;
});

const LoginPrompt = observer(function LoginPrompt({ bar }: { bar: ReactNode }) {
  const t = holderMessages();
  const logIn = { text: t.logIn, onPress: () => void openLogin() };
  return (
    <PageFrame
      title={t.title}
      status="empty"
      empty={<EmptyState isPage title={t.loggedOut} text={t.loggedOutHint} action={logIn} />}
      bottomBar={bar}
    />
  );
});

const MemberHolder = observer(function MemberHolder({ bar, pageType, contact }: HolderPanelProps) {
  const [store] = useState(
    () => new HolderStore({ ...holderApi, ...exchangeApi }, user, pageType === 'requests' ? 'requests' : 'all')
  );
  const [sheet, setSheet] = useState<HolderSheet>();
  const { list, selection } = store;
  const offlineSinceMs = useOfflineSince(list.isLoaded);
  useEffect(() => {
    const stop = store.start();
    if (contact !== undefined) handleScannedCode(store, { kind: 'text', text: contact });
    return stop;
  }, [store, contact]);
  // A request may have been accepted, or a card opened, on the page above.
  useDidShow(() => {
    if (list.isLoaded) void store.refresh();
  });
  return (
    <PageFrame
      pageTitle={holderMessages().title}
      nav={
        <HolderHead
          store={store}
          onMenu={() => void showHolderMenu(store, setSheet)}
          onCode={(code) => handleScannedCode(store, code)}
        />
      }
      bottomBar={selection.isActive ? <SelectionBar store={store} /> : bar}
      status={store.isSettled ? 'ready' : 'loading'}
      skeleton={<ListSkeleton />}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      sheets={<LateSheets store={store} sheet={sheet} onSheet={setSheet} />}
    >
      {store.tab === 'requests' ? (
        <RequestList store={store} />
      ) : (
        <>
          {store.tab === 'all' && !store.isFiltered && !selection.isActive && (
            <Notices store={store} onDue={() => setSheet('reminders')} />
          )}
          <EntryList store={store} empty={<EmptyHolder store={store} />} />
        </>
      )}
      <UndoBars store={store} />
    </PageFrame>
  );
});

/** Sheets and form over the list. Their code is fetched when the list is there, and rendered once something is opened. */
const LateSheets = observer(function LateSheets({ store, sheet, onSheet }: HolderSheetsProps) {
  const [Sheets, setSheets] = useState<ComponentType<HolderSheetsProps>>();
  const { entry, draft } = store;
  const isWanted = sheet !== undefined || entry.openedId !== undefined || draft !== undefined;
  // A failure shows when something is opened, which tries again.
  useEffect(() => void loadSheets().catch(() => undefined), []);
  useEffect(() => {
    if (!isWanted || Sheets) return;
    loadSheets().then(
      (loaded) => setSheets(() => loaded),
      (error: unknown) => {
        toastError(error);
        onSheet(undefined);
        entry.close();
        store.closeDraft();
      }
    );
  }, [isWanted, Sheets, store, entry, onSheet]);
  return Sheets ? <Sheets store={store} sheet={sheet} onSheet={onSheet} /> : null;
});
