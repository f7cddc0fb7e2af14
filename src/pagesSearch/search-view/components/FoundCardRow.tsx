import { observer } from 'mobx-react-lite';
import type { CardBrief } from '@contract/card';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { IdentityRow } from '@/ui/IdentityRow';
import { Highlighted } from '../../components/Highlighted';
import { searchMessages } from '../../locale/messages';
import styles from './FoundCardRow.module.scss';

/** A business card whose owner may be found. Opens the card. */
export const FoundCardRow = observer(function FoundCardRow({ card, query }: { card: CardBrief; query: string }) {
  const t = searchMessages();
  const { id, name, position, companyName, avatarUrl, verifications, varieties } = card;
  const open = () => push('vcard.shell', { pageType: 'visitorCardDetail', id });
  return (
    <Pressable className={styles.row} role="link" onPress={open}>
      <IdentityRow
        picture={<Avatar name={name} src={avatarUrl} />}
        name={<Highlighted text={name} query={query} />}
        badges={<PartyBadge verifications={verifications} />}
        subtitle={<Highlighted text={t.list([position, companyName].filter(Boolean))} query={query} />}
        details={varieties.length > 0 ? [t.deals(varieties, '')] : []}
      />
    </Pressable>
  );
});
