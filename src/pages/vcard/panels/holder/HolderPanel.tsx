import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import * as exchangeApi from '@/api/exchange';
import * as holderApi from '@/api/holder';
import { openLogin } from '@/navigation/loginGate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { lazyComponent } from '@/ui/lazyComponent';
import { PageFrame } from '@/ui/PageFrame';
import { handleScannedCode } from './addPerson';
import { EmptyHolder } from './components/EmptyHolder';
import { EntryList, ListSkeleton } from './components/EntryList';
import { HolderHead } from './components/HolderHead';
import { Notices } from './components/Notices';
import { RequestList } from './components/RequestList';
import { SelectionBar } from './components/SelectionBar';
import { UndoBars } from './components/UndoBars';
import { HolderStore } from './Holder.store';
import { type HolderSheet, showHolderMenu } from './holderMenu';
import { holderMessages } from './locale/messages';

const Nothing = () => <View />;

// Opened over the list by a tap, so that the list does not wait for their code.
const HolderSheets = lazyComponent(
  () => import('./components/HolderSheets').then((part) => part.HolderSheets),
  Nothing
);

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
      sheets={<HolderSheets store={store} sheet={sheet} onSheet={setSheet} />}
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
