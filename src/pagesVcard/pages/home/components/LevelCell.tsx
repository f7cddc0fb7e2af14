import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import type { CardHomeStore } from '../CardHome.store';
import { cardHomeMessages } from '../locale/messages';

/** Level of the cards with its end, and the way to a higher one where it is on sale. */
export const LevelCell = observer(function LevelCell({ store }: { store: CardHomeStore }) {
  const level = store.home.value?.level;
  if (!level) return null;
  const t = cardHomeMessages().level;
  const { expiresAtMs } = level;
  return (
    <Card isBare>
      <Cell
        icon="shield-check"
        title={t.names[level.level]}
        hint={expiresAtMs === null ? t.forever : t.until(shanghaiDay(expiresAtMs))}
        value={
          store.canUpgrade && (
            <Button kind="outline" size="small" onPress={() => push('vcard.marketIntroduction')}>
              {t.upgrade}
            </Button>
          )
        }
      />
    </Card>
  );
});
