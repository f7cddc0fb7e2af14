import { observer } from 'mobx-react';
import type { PriceLine } from '@contract/priceLine';
import { followLine, leaveLine } from '@/api/market';
import { errorText } from '@/locale/errorText';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import styles from './LineStar.module.scss';
import { priceListWords } from './locale/words';

/** Lines whose change has not been answered yet. */
const underWay = new Set<string>();

/** Follows a line with one tap; on a followed one it offers a price alert, or to leave it. */
export const LineStar = observer(function LineStar({ line }: { line: PriceLine }) {
  const t = priceListWords();
  const isFollowed = market.isFollowed(line);
  const name = `${line.varietyName} ${line.gradeName}`;
  return (
    <Pressable
      className={`${styles.star} ${isFollowed ? styles.on : ''}`}
      label={isFollowed ? t.followed(name) : t.follow(name)}
      stopsTap
      onPress={() => void (isFollowed ? offer(line, name) : withLogin(t.loginToFollow, () => void mark(line.id, true)))}
    >
      <Icon name={isFollowed ? 'star-filled' : 'star'} />
    </Pressable>
  );
});

async function offer(line: PriceLine, title: string): Promise<void> {
  const t = priceListWords();
  const items = [{ text: t.setAlert }, { text: t.unfollow, isDanger: true }];
  const choice = await feedback.actionSheet({ title, items });
  if (choice === 0) push('market.info', { lineId: line.id, alert: '1' });
  if (choice === 1) await mark(line.id, false);
}

/** What is shown changes at once and goes back when it fails. A second tap meanwhile does nothing. */
async function mark(lineId: string, isFollowed: boolean): Promise<void> {
  const t = priceListWords();
  if (underWay.has(lineId)) return;
  underWay.add(lineId);
  market.setFollowed(lineId, isFollowed);
  try {
    await (isFollowed ? followLine(lineId) : leaveLine(lineId));
    feedback.toast(isFollowed ? t.followAdded : t.followRemoved);
  } catch (error) {
    market.setFollowed(lineId, !isFollowed);
    feedback.toast(errorText(error));
  } finally {
    underWay.delete(lineId);
  }
}
