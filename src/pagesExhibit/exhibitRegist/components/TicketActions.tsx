import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { addToCalendar } from '@/platform/calendar';
import { Pressable } from '@/platform/pressable';
import { ShareButton } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { Icon, type IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { registrationMessages } from '../locale/messages';
import styles from './TicketPage.module.scss';

interface TicketActionsProps {
  ticket: ExpoTicket;
  expo: ExpoFacts;
  invitation: SharedPage;
  onSave(): void;
}

/** Actions below a ticket. */
export const TicketActions = observer(function TicketActions(props: TicketActionsProps) {
  const { ticket, expo, invitation, onSave } = props;
  const t = registrationMessages();
  const handleCopied = (isCopied: boolean) => overlays.toast(isCopied ? t.linkCopied : messages().copyFailed);
  return (
    <View className={styles.actions}>
      {ticket.code && (
        <>
          <Action icon="calendar-plus" text={t.calendar} onPress={() => void saveToCalendar(expo, ticket)} />
          <Action icon="download" text={t.save} onPress={onSave} />
        </>
      )}
      <Action icon="map-pin" text={t.toVenue} onPress={() => push('exhibit.map')} />
      <ShareButton className={styles.action} label={t.invite} page={invitation} onCopied={handleCopied}>
        <Icon name="user-plus" className={styles.icon} />
        <Text>{t.invite}</Text>
      </ShareButton>
    </View>
  );
});

function Action({ icon, text, onPress }: { icon: IconName; text: string; onPress(): void }) {
  return (
    <Pressable className={styles.action} onPress={onPress}>
      <Icon name={icon} className={styles.icon} />
      <Text>{text}</Text>
    </Pressable>
  );
}

/** Adds the days from the first to the last one of the visit. */
async function saveToCalendar({ name, venue }: ExpoFacts, { id, days }: ExpoTicket): Promise<void> {
  const t = registrationMessages();
  const [firstDay] = days;
  const lastDay = days[days.length - 1];
  if (firstDay === undefined || lastDay === undefined) return;
  try {
    if (await addToCalendar({ id, title: name, location: venue, firstDay, lastDay })) overlays.toast(t.inCalendar);
  } catch (error) {
    console.warn('the visit was not added to the calendar', error);
    overlays.toast(t.calendarClosed);
  }
}
