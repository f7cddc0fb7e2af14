import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Team } from '@contract/team';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { formatCount } from '@/lib/count';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { paymentOffer } from '@/stores/paymentOffer';
import { CompanyAvatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { Tag } from '@/ui/Tag';
import { companyMessages } from '../locale/messages';
import { openCompanyPage } from '../teamActions';
import styles from './TeamHeader.module.scss';

type Figure = [text: string, count: number];

interface TeamHeaderProps {
  team: Team;
  /** For owner and admins; undefined for members. */
  onInvite: (() => void) | undefined;
}

/** Company, the user's role in it, and the statistics of the team and of its members' business cards. */
export const TeamHeader = observer(function TeamHeader({ team, onInvite }: TeamHeaderProps) {
  const messages = companyMessages();
  const t = messages.manager;
  const { stats, memberCount } = team;
  const figures: Figure[] = [
    [t.members, memberCount],
    [t.active, stats.activeLately],
    [t.supplies, stats.supplies],
    [t.purchases, stats.purchases],
    [t.quotations, stats.quotations],
    [t.views, stats.views]
  ];
  return (
    <Card>
      <Pressable className={styles.company} role="link" onPress={() => openCompanyPage(team.id)}>
        <IdentityRow
          picture={<CompanyAvatar id={team.id} name={team.shortName} />}
          name={team.name}
          badges={
            <>
              <PartyBadge verifications={team.verifications} />
              <Tag text={messages.roles[team.myRole]} />
            </>
          }
          right={<Icon name="chevron-right" className={styles.arrow} />}
        />
      </Pressable>
      <Figures figures={figures} />
      {stats.joinedLately > 0 && <View className={styles.note}>{t.joinedLately(stats.joinedLately)}</View>}
      {team.cardFigures && team.cardFigures.cards > 0 && <CardFigures cardFigures={team.cardFigures} />}
      {onInvite && (
        <Button kind="primary" size="medium" icon="user-plus" isFull onPress={onInvite}>
          {t.invite}
        </Button>
      )}
    </Card>
  );
});

function Figures({ figures, isNarrow }: { figures: readonly Figure[]; isNarrow?: boolean }) {
  return (
    <View className={`${styles.figures} ${isNarrow ? styles.narrow : ''}`}>
      {figures.map(([text, count]) => (
        <View key={text} className={styles.figure}>
          <Text className={styles.count}>{formatCount(count)}</Text>
          <Text className={styles.text}>{text}</Text>
        </View>
      ))}
    </View>
  );
}

/**
 * Way from the members' business cards to the level that has their figures. Renders nothing where levels are not on sale.
 */
const LevelLink = observer(function LevelLink({ cards }: { cards: number }) {
  useEffect(() => void paymentOffer.load(), []);
  if (!paymentOffer.isOffered) return null;
  return (
    <Pressable className={styles.upgrade} role="link" onPress={() => push('vcard.marketIntroduction')}>
      <Text className={styles.upgradeText}>{companyMessages().manager.upgradeForCards(cards)}</Text>
      <Icon name="chevron-right" className={styles.arrow} />
    </Pressable>
  );
});

/**
 * Radar of the members' business cards of the company, for its owner and admins; below the level that has one, the way to
 * the levels.
 */
const CardFigures = observer(function CardFigures({ cardFigures }: { cardFigures: NonNullable<Team['cardFigures']> }) {
  const t = companyMessages().manager;
  const { cards, totals } = cardFigures;
  if (!totals) return <LevelLink cards={cards} />;
  const { views, visitors, saves, shares } = totals;
  return (
    <View className={styles.cards}>
      <View className={styles.note}>{t.cardFigures(cards)}</View>
      <Figures
        isNarrow
        figures={[
          [t.cardViews, views],
          [t.cardVisitors, visitors],
          [t.cardSaves, saves],
          [t.cardShares, shares]
        ]}
      />
    </View>
  );
});
