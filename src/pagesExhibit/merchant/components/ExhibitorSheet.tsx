import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExhibitorDetail } from '@contract/exhibitor';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { pathOf } from '@/navigation/pathOf';
import { ShareButton } from '@/platform/share';
import { VerifiedBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { IdentityRow } from '@/ui/IdentityRow';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SectionHeader } from '@/ui/SectionHeader';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import type { ExhibitorStore } from '../Exhibitor.store';
import { merchantMessages } from '../locale/messages';
import type { MerchantStore } from '../Merchant.store';
import { ExhibitorLogo, FavouriteButton } from './ExhibitorCard';
import { LeadForm, saveLead } from './LeadForm';
import { MeetingSlots } from './MeetingSlots';
import { StaffRows } from './StaffRows';
import styles from './ExhibitorSheet.module.scss';

interface ExhibitorSheetProps {
  store: MerchantStore;
  opened: ExhibitorStore;
  onMeetings(): void;
}

/** The opened exhibitor: introduction, exhibits, staff, meeting slots and the user's notes, which are saved on closing. */
export const ExhibitorSheet = observer(function ExhibitorSheet({ store, opened, onMeetings }: ExhibitorSheetProps) {
  const t = merchantMessages();
  const { exhibitor, detail, openedId } = opened;
  const isSkeletonDue = useDelayedSkeleton(openedId !== undefined && detail.status === 'loading');
  const close = async () => {
    // Typed text stays in the draft when it cannot be saved.
    if (opened.draft !== undefined && !opened.isNoteTooLong) await saveLead(opened);
    opened.close();
  };
  const [booth] = exhibitor?.boothNos ?? [];
  return (
    <Sheet
      isOpen={openedId !== undefined}
      onClose={() => void close()}
      label={exhibitor?.name ?? t.title}
      contentKey={openedId}
      footer={
        booth !== undefined && (
          <Button kind="primary" isFull icon="map-pin" onPress={() => push('exhibit.map', { booth })}>
            {t.navigate}
          </Button>
        )
      }
    >
      {isSkeletonDue && <SkeletonRow />}
      {detail.status === 'error' && <ErrorState error={detail.error} onRetry={() => void opened.load()} />}
      {detail.status === 'empty' && (
        <EmptyState title={t.missing} text={t.missingHint} action={{ text: t.toList, onPress: () => void close() }} />
      )}
      {exhibitor && (
        <View className={styles.body}>
          <Head {...{ store, exhibitor }} />
          <About exhibitor={exhibitor} />
          <SectionHeader title={t.staff} />
          <StaffRows staff={exhibitor.staff} />
          <SectionHeader title={t.meeting.title} right={t.meeting.list} onMore={onMeetings} />
          <MeetingSlots store={opened} onMeetings={onMeetings} />
          <SectionHeader title={t.lead.title} />
          <LeadForm store={opened} />
        </View>
      )}
    </Sheet>
  );
});

interface HeadProps {
  store: MerchantStore;
  exhibitor: ExhibitorDetail;
}

const Head = observer(function Head({ store, exhibitor }: HeadProps) {
  const t = merchantMessages();
  const { id, name, boothNos, hallNumber, varieties } = exhibitor;
  const booths = boothNos.length > 0 ? t.booth(boothNos.join(t.separator)) : t.noBooth;
  const isSeen = store.hasMark(exhibitor, 'isSeen');
  const toggleSeen = () =>
    void withLogin(t.seenReason, () => void runWithToast(() => store.toggleMark(exhibitor, 'isSeen')));
  return (
    <View>
      <IdentityRow
        picture={<ExhibitorLogo exhibitor={exhibitor} />}
        name={name}
        badges={exhibitor.isVerified && <VerifiedBadge kind="company" />}
        subtitle={[t.hall(hallNumber), booths].join(t.separator)}
        details={varieties.length > 0 ? [varieties.join(t.separator)] : []}
        right={<FavouriteButton store={store} exhibitor={exhibitor} />}
      />
      <View className={styles.marks}>
        <Chip kind="check" text={isSeen ? t.seen : t.markSeen} isOn={isSeen} onPress={toggleSeen} />
        <ShareButton
          className={styles.share}
          label={t.share}
          page={{ title: t.titleOf(name), path: pathOf('exhibit.merchant', { id }) }}
          onCopied={(isCopied) => overlays.toast(isCopied ? t.linkCopied : messages().copyFailed)}
        >
          <Icon name="share-2" />
        </ShareButton>
      </View>
    </View>
  );
});

const About = observer(function About({ exhibitor: { intro, exhibits } }: { exhibitor: ExhibitorDetail }) {
  const t = merchantMessages();
  return (
    <View>
      {intro !== '' && <SectionHeader title={t.intro} />}
      {intro !== '' && <View className={styles.intro}>{intro}</View>}
      {exhibits.length > 0 && <SectionHeader title={t.exhibits} />}
      {exhibits.map(({ name, text }) => (
        <View key={name} className={styles.exhibit}>
          <Text className={styles.exhibitName}>{name}</Text>
          {text !== '' && <Text className={styles.exhibitText}>{text}</Text>}
        </View>
      ))}
    </View>
  );
});
