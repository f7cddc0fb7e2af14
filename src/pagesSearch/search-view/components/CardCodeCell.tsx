import { observer } from 'mobx-react-lite';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { shortCodeOf } from '@/lib/shortCodeOf';
import { push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { searchMessages } from '../../locale/messages';

/** Offers to open the card whose printed code was typed as a search term; for other terms nothing. */
export const CardCodeCell = observer(function CardCodeCell({ query }: { query: string }) {
  const code = shortCodeOf(query);
  if (code === undefined) return null;
  return (
    <Card isBare>
      <Cell
        icon="id-badge-2"
        title={searchMessages().openCardCode(groupShortCode(code))}
        onPress={() => push('vcard.shareMiddlePage', { code })}
      />
    </Card>
  );
});
