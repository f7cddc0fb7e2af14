import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CardBrief } from '@contract/card';
import type { CompanyInfo } from '@contract/company';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import type { PagedList } from '@/request/PagedList';
import { Avatar } from '@/ui/Avatar';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { SkeletonRow } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { companyViewMessages } from './locale/messages';
import { MoreButton } from './MoreButton';
import styles from './MemberCards.module.scss';

interface MemberCardsProps {
  /** The company as loaded last: the cards are loaded again with it, since another viewer may see others. */
  company: CompanyInfo;
  cards: PagedList<CardBrief>;
}

/** Business cards of the company's members that the viewer may see. */
export const MemberCards = observer(function MemberCards({ company, cards }: MemberCardsProps) {
  useEffect(() => void cards.refresh(), [cards, company]);
  const t = companyViewMessages();
  const isSkeletonDue = useDelayedSkeleton(cards.status === 'loading');
  switch (cards.status) {
    case 'loading':
      return isSkeletonDue ? <SkeletonRow /> : null;
    case 'error':
      return <ErrorState error={cards.error} onRetry={() => void cards.refresh()} />;
    case 'empty':
      return <EmptyState title={t.noCards} text={t.noCardsHint} />;
    case 'ready':
      return (
        <>
          <View>
            {cards.items.map((card) => (
              <MemberCard key={card.id} card={card} />
            ))}
          </View>
          <View>
            <MoreButton list={cards} text={t.moreCards} />
          </View>
        </>
      );
  }
});

const MemberCard = observer(function MemberCard({ card }: { card: CardBrief }) {
  const { id, name, position, avatarUrl, verifications, varieties } = card;
  return (
    <Pressable
      className={styles.row}
      role="link"
      onPress={linkTo('vcard.shell', { pageType: 'visitorCardDetail', id })}
    >
      <IdentityRow
        picture={<Avatar name={name} src={avatarUrl} />}
        name={name}
        badges={<PartyBadge verifications={verifications} />}
        subtitle={position}
        details={varieties.length > 0 ? [companyViewMessages().mainVarieties(varieties)] : []}
        right={<Icon name="chevron-right" className={styles.arrow} />}
      />
    </Pressable>
  );
});
