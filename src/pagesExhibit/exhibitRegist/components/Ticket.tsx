import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { expoTicketMessages } from '@/components/expoTicket/locale/messages';
import { groupTicketNo, ticketDaysText } from '@/components/expoTicket/ticketText';
import { clockOf } from '@/lib/time';
import { Icon } from '@/ui/Icon';
import { QrCode } from '@/ui/QrCode';
import { registrationMessages } from '../locale/messages';
import styles from './Ticket.module.scss';

interface TicketProps {
  ticket: ExpoTicket;
  expo: ExpoFacts;
  /** False for a ticket beside the one in view: its code would only weigh. */
  isNearby: boolean;
}

/** White ticket with its code, the code to type, and whose it is. */
export const Ticket = observer(function Ticket({ ticket, expo, isNearby }: TicketProps) {
  const { code, type, name, company, mobile, ticketNo } = ticket;
  const t = registrationMessages();
  return (
    <View className={styles.ticket}>
      <View className={styles.head}>
        <View className={styles.badges}>
          <Text className={styles.type}>{expoTicketMessages().types[type]}</Text>
          {code && (
            <Text className={styles.stored}>
              <Icon name="circle-check" />
              {t.isStored}
            </Text>
          )}
        </View>
        <View className={styles.expo}>{expo.name}</View>
        <View className={styles.days}>{ticketDaysText(expo, ticket)}</View>
      </View>
      <View className={styles.middle}>
        {code ? (
          <>
            <View className={styles.code}>
              {isNearby && <QrCode className={styles.picture} text={code.code} label={t.codeOf(name)} />}
            </View>
            <View className={styles.short}>{groupShortCode(code.shortCode)}</View>
            <View className={styles.hint}>
              {ticket.checkedInAtMs === null ? t.shortCodeHint : t.checkedInAt(clockOf(ticket.checkedInAtMs))}
            </View>
          </>
        ) : (
          <TicketStamp ticket={ticket} />
        )}
      </View>
      <View className={styles.perforation} aria-hidden="true" />
      <View className={styles.facts}>
        <Fact label={t.ticketName} text={name} />
        {company === '' ? (
          <Fact label={t.ticketMobile} text={mobile} />
        ) : (
          <Fact label={t.ticketCompany} text={company} />
        )}
        <Fact label={expoTicketMessages().ticketNo} text={groupTicketNo(ticketNo)} isNumber />
      </View>
    </View>
  );
});

function Fact({ label, text, isNumber }: { label: string; text: string; isNumber?: boolean }) {
  return (
    <View className={styles.fact}>
      <View className={styles.label}>{label}</View>
      <View className={isNumber ? `${styles.value} ${styles.number}` : styles.value}>{text}</View>
    </View>
  );
}

/** Stamp of a ticket that has no code: one that does not admit, or not yet. */
const TicketStamp = observer(function TicketStamp({ ticket }: { ticket: ExpoTicket }) {
  const { status } = ticket;
  return (
    <>
      <View className={`${styles.code} ${styles.blank}`}>
        <Text className={status === 'pending' ? styles.stamp : `${styles.stamp} ${styles.void}`}>
          {expoTicketMessages().statuses[status]}
        </Text>
      </View>
      <View className={styles.hint}>{stampHint(ticket)}</View>
    </>
  );
});

function stampHint({ status, invalidReason, reviewReason }: ExpoTicket): string {
  const t = registrationMessages();
  switch (status) {
    case 'pending':
      return t.pendingHint;
    case 'cancelled':
      return t.cancelledHint;
    case 'invalid':
      return invalidReason === 'rejected' ? t.rejectedHint(reviewReason) : t.expiredHint;
    case 'used':
    case 'issued':
    case 'checkedIn':
      return t.usedHint;
  }
}
