import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getExpoUserInfo } from '@/api/expoTicket';
import { OwnTicketsStore } from '@/components/expoTicket/OwnTickets.store';
import { ticketCache } from '@/components/expoTicket/ticketCache';
import { MemberFrame } from '@/components/member/MemberFrame';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useSharedPage } from '@/platform/share';
import { user } from '@/stores/user';
import { NoRegistration } from './components/NoRegistration';
import { RegistrationForm } from './components/RegistrationForm';
import { RegistrationSkeleton } from './components/RegistrationSkeleton';
import { TicketPage } from './components/TicketPage';
import { registrationMessages } from './locale/messages';
import type { PanelProps } from './panels';

/** The member's tickets for the current expo, or the registration for one. */
export const TicketPanel = observer(function TicketPanel({ tabs }: PanelProps) {
  const { id } = useRouteParams('exhibit.register');
  const [store] = useState(() => new OwnTicketsStore({ getExpoUserInfo }, ticketCache));
  const [isRegisteringAgain, setRegisteringAgain] = useState(false);
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [store, isLoggedIn]);
  useDidShow(() => {
    // The effect loads for the first time.
    if (isLoggedIn && store.info) void store.load();
  });
  const { info, shown, status, liveTicket } = store;
  const t = registrationMessages();
  const expoName = (info ?? shown)?.expo.name ?? '';
  const invitation = {
    title: expoName === '' ? t.title : t.inviteTitle(expoName),
    path: pathOf('exhibit.register', {})
  };
  useSharedPage(invitation);
  const isOpen = info?.registration.state === 'open';
  const canRegisterAgain = isOpen && liveTicket === null;
  if (isLoggedIn && shown && !(isRegisteringAgain && canRegisterAgain)) {
    return (
      <TicketPage
        store={store}
        own={shown}
        ticketId={id}
        invitation={invitation}
        tabs={tabs}
        onRegister={canRegisterAgain ? () => setRegisteringAgain(true) : undefined}
      />
    );
  }
  if (isLoggedIn && isOpen) return <RegistrationForm key={info.expo.id} tickets={store} info={info} tabs={tabs} />;
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      guestTabs={tabs}
      status={info ? 'empty' : status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={
        <>
          {tabs}
          <RegistrationSkeleton />
        </>
      }
      empty={
        <>
          {tabs}
          <NoRegistration info={info} />
        </>
      }
    />
  );
});
