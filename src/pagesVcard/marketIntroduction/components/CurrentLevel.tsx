import { observer } from 'mobx-react-lite';
import type { OwnCardLevel } from '@contract/cardLevel';
import { shanghaiDay } from '@rules/shanghaiTime';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { introductionMessages } from '../locale/messages';

/** Level of the user and its end. */
export const CurrentLevel = observer(function CurrentLevel({ level }: { level: OwnCardLevel }) {
  const t = introductionMessages();
  const { expiresAtMs } = level;
  return (
    <Card isBare>
      <Cell
        icon="id-badge-2"
        title={t.current}
        hint={expiresAtMs === null ? t.freeForever : t.until(shanghaiDay(expiresAtMs))}
        value={cardLevelMessages().levels[level.level]}
      />
    </Card>
  );
});
