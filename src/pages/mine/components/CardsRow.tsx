import { observer } from 'mobx-react-lite';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { Badge } from '@/ui/Badge';
import { Cell } from '@/ui/Cell';
import { mineMessages } from '../locale/messages';

/** Entry to the home of the user's business cards, with the exchange requests that wait. */
export const CardsRow = observer(function CardsRow() {
  const t = mineMessages();
  const requests = user.user?.news.exchangeRequests ?? 0;
  const open = () =>
    void withLogin(t.serviceReason(t.cards), () => push('vcard.home'), { text: t.counterText, icon: 'id-badge-2' });
  return (
    <Cell
      icon="id-badge-2"
      title={t.cards}
      value={requests > 0 && <Badge tone="info" text={t.cardRequests(requests)} />}
      onPress={open}
    />
  );
});
