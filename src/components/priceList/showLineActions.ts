import type { PriceLine } from '@contract/priceLine';
import { followLine, unfollowLine } from '@/api/market';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { market } from '@/stores/market';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { priceListMessages } from './locale/messages';

/** Lines with a pending follow or unfollow request. */
const pendingLineIds = new Set<string>();

/** Opens the actions of a price line: follow or unfollow, and set a price alert. */
export async function showLineActions(line: PriceLine): Promise<void> {
  const t = priceListMessages();
  const isFollowed = market.isFollowed(line);
  const choice = await overlays.actionSheet({
    title: [line.varietyName, line.gradeName, line.marketShortName].join(' '),
    items: [isFollowed ? { text: t.unfollow, isDanger: true } : { text: t.follow }, { text: t.setAlert }]
  });
  if (choice === 0)
    await withLogin(t.loginToFollow, () => void setFollowed(line.id, !isFollowed), {
      text: t.followText,
      icon: 'star'
    });
  if (choice === 1) push('market.info', { lineId: line.id, alert: '1' });
}

/** Updates the shown state optimistically and rolls it back on failure. Ignores taps while a request is pending. */
async function setFollowed(lineId: string, isFollowed: boolean): Promise<void> {
  const t = priceListMessages();
  if (pendingLineIds.has(lineId)) return;
  pendingLineIds.add(lineId);
  const takeBack = market.setFollowed(lineId, isFollowed);
  const isDone = await runWithToast(
    () => (isFollowed ? followLine(lineId) : unfollowLine(lineId)),
    isFollowed ? t.followAdded : t.followRemoved
  );
  if (!isDone) takeBack();
  pendingLineIds.delete(lineId);
}
