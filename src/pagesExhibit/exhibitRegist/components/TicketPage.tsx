import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { ExpoTicket } from '@contract/expoTicket';
import type { OwnTicketsStore } from '@/components/expoTicket/OwnTickets.store';
import type { OwnTickets } from '@/components/expoTicket/ticketCache';
import { MemberFrame } from '@/components/member/MemberFrame';
import { useBrightScreen } from '@/platform/brightness/useBrightScreen';
import { network } from '@/platform/network/network';
import { Pressable } from '@/platform/pressable';
import type { SharedPage } from '@/platform/share/types';
import { Slides } from '@/platform/slides';
import { cancelOwnTicket } from '../cancelOwnTicket';
import { registrationMessages } from '../locale/messages';
import { RulesSheet } from './RulesSheet';
import { Ticket } from './Ticket';
import { TicketActions } from './TicketActions';
import { TicketPictureSheet } from './TicketPictureSheet';
import styles from './TicketPage.module.scss';

interface TicketPageProps {
  store: OwnTicketsStore;
  own: OwnTickets;
  /** Ticket to begin with; the first one when undefined or unknown. */
  ticketId: string | undefined;
  invitation: SharedPage;
  tabs: ReactNode;
  /** Opens the form; undefined when no one can register now, or the member has a ticket that admits. */
  onRegister: (() => void) | undefined;
}

/** Page with the tickets of the member: the code bright on the screen, also without a network. */
export const TicketPage = observer(function TicketPage(props: TicketPageProps) {
  const { store, own, ticketId, invitation, tabs, onRegister } = props;
  const [index, setIndex] = useState(0);
  const [sheet, setSheet] = useState<'picture' | 'rules'>();
  const tickets = ordered(own.tickets, ticketId);
  const ticket = tickets[index] ?? tickets[0];
  useBrightScreen(Boolean(ticket?.code));
  const t = registrationMessages();
  const close = () => setSheet(undefined);
  return (
    <MemberFrame
      title={t.ticketTitle}
      loggedOut={t}
      onRetry={() => void store.load()}
      offlineSinceMs={store.isStale || !network.online ? own.savedAtMs : undefined}
      sheets={
        <>
          <RulesSheet isOpen={sheet === 'rules'} onClose={close} />
          {sheet === 'picture' && ticket && <TicketPictureSheet ticket={ticket} expo={own.expo} onClose={close} />}
        </>
      }
    >
      {tabs}
      {ticket && (
        <View className={styles.stage}>
          <Tickets tickets={tickets} expo={own.expo} index={index} onShow={setIndex} />
          {ticket.code && <View className={styles.hint}>{t.showHint}</View>}
          <TicketActions ticket={ticket} expo={own.expo} invitation={invitation} onSave={() => setSheet('picture')} />
          <View className={styles.links}>
            <TextLink text={t.rules} onPress={() => setSheet('rules')} />
            {onRegister && <TextLink text={t.registerAgain} onPress={onRegister} />}
            {ticket.isCancellable && <TextLink text={t.cancel} onPress={() => void cancelOwnTicket(store, ticket)} />}
          </View>
        </View>
      )}
    </MemberFrame>
  );
});

/** The chosen ticket first. */
function ordered(tickets: readonly ExpoTicket[], chosenId: string | undefined): readonly ExpoTicket[] {
  const chosen = tickets.find(({ id }) => id === chosenId);
  return chosen ? [chosen, ...tickets.filter(({ id }) => id !== chosenId)] : tickets;
}

interface TicketsProps {
  tickets: readonly ExpoTicket[];
  expo: OwnTickets['expo'];
  index: number;
  onShow(index: number): void;
}

/** One ticket, or those of a group side by side. */
const Tickets = observer(function Tickets({ tickets, expo, index, onShow }: TicketsProps) {
  const t = registrationMessages();
  const [first] = tickets;
  if (first && tickets.length === 1) return <Ticket ticket={first} expo={expo} isNearby />;
  return (
    <>
      <Slides
        className={styles.slides}
        label={t.slides}
        slideLabel={t.slideOf}
        onShow={onShow}
        slides={tickets.map((ticket, position) => ({
          key: ticket.id,
          content: (
            <View className={styles.slide}>
              <Ticket ticket={ticket} expo={expo} isNearby={Math.abs(position - index) <= 1} />
            </View>
          )
        }))}
      />
      <View className={styles.position} role="status" aria-label={t.slideOf(index + 1, tickets.length)}>
        <Text>{`${index + 1}/${tickets.length}`}</Text>
      </View>
    </>
  );
});

function TextLink({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.link} onPress={onPress}>
      <Text>{text}</Text>
    </Pressable>
  );
}
