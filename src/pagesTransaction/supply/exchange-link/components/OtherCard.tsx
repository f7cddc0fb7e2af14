import { observer } from 'mobx-react-lite';
import type { ExchangeCard } from '@contract/exchange';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { tradeMessages } from '../../../locale/messages';

/** Business card of the other user; a tap opens it. */
export const OtherCard = observer(function OtherCard({ card }: { card: ExchangeCard }) {
  const { id, name, position, companyName, avatarUrl, verifications } = card;
  return (
    <Card>
      <Pressable role="link" onPress={linkTo('vcard.shell', { pageType: 'visitorCardDetail', id })}>
        <IdentityRow
          picture={<Avatar name={name} src={avatarUrl} />}
          name={name}
          badges={<PartyBadge verifications={verifications} />}
          subtitle={tradeMessages().list([companyName, position].filter(Boolean))}
          right={<Icon name="chevron-right" />}
        />
      </Pressable>
    </Card>
  );
});
