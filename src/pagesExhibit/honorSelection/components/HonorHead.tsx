import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Award } from '@contract/award';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { openLogin } from '@/navigation/loginGate';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { singlePage } from '@/ui/singlePage';
import { honorMessages } from '../locale/messages';
import type { HonorMessages } from '../locale/zh-Hans';
import styles from './HonorHead.module.scss';

interface Props {
  award: Award;
  onRules(): void;
}

/** Name and phase of the award, and the votes that the user has left today. */
export const HonorHead = observer(function HonorHead({ award, onRules }: Props) {
  const t = honorMessages();
  const isVoting = award.phase === 'open' || award.phase === 'frozen';
  return (
    <View className={styles.head}>
      <Text className={styles.phase}>{award.resultsAtMs === null ? t.phases[award.phase] : t.phases.published}</Text>
      <View className={styles.name}>{award.name}</View>
      <View className={styles.time}>{timeText(award, t)}</View>
      <View className={styles.panel}>
        <View className={styles.text}>
          {isVoting && !singlePage.isOn && <View className={styles.votes}>{votesText(award, t)}</View>}
          <View className={styles.perDay}>
            {isVoting ? t.perDay(award.votesPerDay) : t.winnersPerCategory(award.winnersPerCategory)}
          </View>
        </View>
        {isVoting && !user.isLoggedIn && !singlePage.isOn && (
          <Button kind="tinted" size="small" onPress={() => void openLogin()}>
            {t.logIn}
          </Button>
        )}
        <Button kind="outline" size="small" onPress={onRules}>
          {t.rules}
        </Button>
      </View>
    </View>
  );
});

function timeText({ phase, startsAtMs, endsAtMs, resultsAtMs, serverNowMs }: Award, t: HonorMessages): string {
  const at = (ms: number) => shortTime(ms, serverNowMs, messages().time);
  if (phase === 'notStarted') return t.opensAt(at(startsAtMs));
  if (phase !== 'ended') return t.endsAt(at(endsAtMs));
  return resultsAtMs === null ? t.endedAt(at(endsAtMs)) : t.publishedAt(at(resultsAtMs));
}

function votesText({ votesLeft, votesPerDay }: Award, t: HonorMessages): string {
  if (!user.isLoggedIn || votesLeft === null) return t.visitorVotes(votesPerDay);
  return votesLeft === 0 ? t.noVotesLeft : t.votesLeft(votesLeft);
}
