import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Team } from '@contract/team';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { formatCount } from '@/lib/count';
import { Pressable } from '@/platform/pressable';
import { CompanyAvatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { Tag } from '@/ui/Tag';
import { companyMessages } from '../locale/messages';
import { openCompanyPage } from '../teamActions';
import styles from './TeamHeader.module.scss';

interface TeamHeaderProps {
  team: Team;
  /** For owner and admins; undefined for members. */
  onInvite: (() => void) | undefined;
}

/** Company, the user's role in it, and the team's statistics. */
export const TeamHeader = observer(function TeamHeader({ team, onInvite }: TeamHeaderProps) {
  const messages = companyMessages();
  const t = messages.manager;
  const { stats, memberCount } = team;
  const figures: [text: string, count: number][] = [
    [t.members, memberCount],
    [t.active, stats.activeLately],
    [t.supplies, stats.supplies],
    [t.purchases, stats.purchases],
    [t.quotations, stats.quotations],
    [t.views, stats.views]
  ];
  return (
    <Card>
      <Pressable
        className={styles.company}
        role="link"
        label={`${team.shortName} ${t.page}`}
        onPress={() => openCompanyPage(team.id)}
      >
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
      <View className={styles.figures}>
        {figures.map(([text, count]) => (
          <View key={text} className={styles.figure}>
            <Text className={styles.count}>{formatCount(count)}</Text>
            <Text className={styles.text}>{text}</Text>
          </View>
        ))}
      </View>
      {stats.joinedLately > 0 && <View className={styles.note}>{t.joinedLately(stats.joinedLately)}</View>}
      {onInvite && (
        <Button kind="primary" size="medium" icon="user-plus" isFull onPress={onInvite}>
          {t.invite}
        </Button>
      )}
    </Card>
  );
});
