import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { ownCardMessages } from '../locale/messages';

/** Way to the home of the cards, with everything that is not about a single one. */
export const HomeCell = observer(function HomeCell() {
  const t = ownCardMessages();
  return (
    <Card isBare>
      <Cell icon="id-badge-2" title={t.home} hint={t.homeHint} onPress={() => push('vcard.home')} />
    </Card>
  );
});
