import { observer } from 'mobx-react-lite';
import type { OwnCardLevel } from '@contract/cardLevel';
import { shanghaiDay } from '@rules/shanghaiTime';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { push } from '@/navigation/navigate';
import { paymentOffer } from '@/stores/paymentOffer';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { ownCardMessages } from '../locale/messages';

/** Level of the user with its end, and the way to a higher one where it is on sale. Renders nothing until it is known. */
export const LevelSection = observer(function LevelSection({ level }: { level: OwnCardLevel | null }) {
  if (!level) return null;
  const t = ownCardMessages();
  const { expiresAtMs } = level;
  const { isOffered } = paymentOffer;
  return (
    <Card isBare>
      <Cell
        icon="id-badge-2"
        title={cardLevelMessages().levels[level.level]}
        hint={expiresAtMs === null ? t.levelHint(level.maxCards) : t.until(shanghaiDay(expiresAtMs))}
        value={isOffered && (expiresAtMs === null ? t.upgrade : t.extend)}
        onPress={isOffered ? () => push('vcard.marketIntroduction') : undefined}
      />
    </Card>
  );
});
