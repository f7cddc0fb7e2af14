import { observer } from 'mobx-react-lite';
import type { ExpoTicket } from '@contract/expoTicket';
import { expoTicketMessages } from '@/components/expoTicket/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import type { ExpoIndexStore } from '../ExpoIndex.store';
import { expoIndexMessages } from '../locale/messages';

function ticketAction({ code }: ExpoTicket): string {
  const { openTicket, openStatus } = expoTicketMessages();
  return code === null ? openStatus : openTicket;
}

/** Way to the venue, questions, and the main action: the ticket, after the expo its introduction. */
export const ExpoBar = observer(function ExpoBar({ store }: { store: ExpoIndexStore }) {
  const t = expoIndexMessages();
  const { expo, countdown } = store;
  if (!expo || !countdown) return null;
  const { position, venue: name, address } = expo;
  const [ticket] = store.ticket.ticketsFor(expo.id);
  return (
    <>
      {position && (
        <BarAction
          icon="map-pin"
          text={t.navigate}
          onPress={() => openDeepLink({ type: 'toMap', ...position, name, address })}
        />
      )}
      <BarAction icon="headset" text={t.ask} onPress={() => push('contact')} />
      <BarSpacer>
        {countdown.phase === 'over' ? (
          <Button kind="primary" isFull onPress={() => push('exhibit.introduce', { expoId: expo.id })}>
            {t.readIntroduction}
          </Button>
        ) : (
          <Button kind="primary" isFull onPress={() => push('exhibit.register', { id: ticket?.id })}>
            {ticket ? ticketAction(ticket) : t.registerNow}
          </Button>
        )}
      </BarSpacer>
    </>
  );
});
