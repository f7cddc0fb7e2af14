import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { RadarVisitor } from '@contract/cardVisit';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { IdentityRow } from '@/ui/IdentityRow';
import { ownCardMessages } from '../locale/messages';
import styles from './VisitorRow.module.scss';

interface VisitorRowProps {
  visitor: RadarVisitor;
  /** Name of the visited card; undefined for a user with one card. */
  visitedName: string | undefined;
}

/** A visitor with time, duration and way of the visit. Opens their card, if they have one. */
export const VisitorRow = observer(function VisitorRow({ visitor, visitedName }: VisitorRowProps) {
  const cardId = visitor.person?.cardId;
  const content = <VisitorFacts visitor={visitor} visitedName={visitedName} />;
  if (!cardId) return <View className={styles.row}>{content}</View>;
  return (
    <Pressable
      className={styles.row}
      role="link"
      onPress={linkTo('vcard.shell', { pageType: 'visitorCardDetail', id: cardId })}
    >
      {content}
    </Pressable>
  );
});

const VisitorFacts = observer(function VisitorFacts({ visitor, visitedName }: VisitorRowProps) {
  const t = ownCardMessages();
  const { person, source, visits, hasRegistered, hasLoggedIn } = visitor;
  const facts = [
    t.sources[source],
    visits > 1 && t.visits(visits),
    hasRegistered && t.registered,
    hasLoggedIn && !hasRegistered && t.loggedIn,
    visitedName !== undefined && t.visitedCard(visitedName)
  ];
  return (
    <IdentityRow
      picture={<Avatar name={person?.name ?? ''} src={person?.avatarUrl} />}
      name={person?.name ?? t.anonymous}
      badges={person && <PartyBadge verifications={person.verifications} />}
      subtitle={person && t.about(person.companyName, person.position)}
      details={facts.filter((fact) => fact !== false)}
      right={<VisitTime visitor={visitor} />}
    />
  );
});

const VisitTime = observer(function VisitTime({ visitor: { lastAtMs, dwellSec } }: Pick<VisitorRowProps, 'visitor'>) {
  const t = ownCardMessages();
  const nowMs = Date.now();
  const isYesterday = shanghaiDay(lastAtMs) === shanghaiDay(nowMs - DAY_MS);
  return (
    <View className={styles.when}>
      <Text className={styles.time}>{isYesterday ? t.yesterday : relativeTime(lastAtMs, nowMs, messages().time)}</Text>
      {dwellSec > 0 && (
        <Text className={styles.dwell}>{t.stayed(t.duration(Math.floor(dwellSec / 60), dwellSec % 60))}</Text>
      )}
    </View>
  );
});
