import { View } from '@tarojs/components';
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
import { Tabs } from '@/ui/Tabs';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import type { ExhibitorStore } from '../Exhibitor.store';
import { merchantMessages } from '../locale/messages';
import type { MerchantStore } from '../Merchant.store';
import { About } from './About';
import { ExhibitorLogo, FavouriteButton } from './ExhibitorCard';
import { ExhibitorSkeleton } from './ExhibitorSkeleton';
import { LeadForm, saveLead } from './LeadForm';
import { MeetingSlots } from './MeetingSlots';
import { OwnSlots } from './OwnSlots';
import styles from './ExhibitorSheet.module.scss';

interface ExhibitorSheetProps {
  store: MerchantStore;
  opened: ExhibitorStore;
  onMeetings(): void;
}

/** The opened exhibitor, a section at a time. Typed notes are saved on closing. */
export const ExhibitorSheet = observer(function ExhibitorSheet({ store, opened, onMeetings }: ExhibitorSheetProps) {
  const t = merchantMessages();
  const { exhibitor, detail, openedId, lead, section } = opened;
  const isSkeletonDue = useDelayedSkeleton(openedId !== undefined && detail.status === 'loading');
  const close = async () => {
    // Typed text stays in the draft when it cannot be saved.
    if (lead.draft !== undefined && !lead.isNoteTooLong) await saveLead(lead);
    opened.close();
  };
  const [booth] = exhibitor?.boothNos ?? [];
  const navigate = () => {
    if (booth !== undefined) push('exhibit.map', { booth });
  };
  return (
    <Sheet
      isOpen={openedId !== undefined}
      onClose={() => void close()}
      label={exhibitor?.name ?? t.title}
      contentKey={openedId}
      footer={
        // Most have a booth: the button is there from the start, so that the sheet does not grow.
        (booth !== undefined || detail.status === 'loading') && (
          <Button kind="primary" isFull icon="map-pin" isDisabled={booth === undefined} onPress={navigate}>
            {t.navigate}
          </Button>
        )
      }
    >
      {detail.status === 'loading' && <View className={styles.body}>{isSkeletonDue && <ExhibitorSkeleton />}</View>}
      {detail.status === 'error' && <ErrorState error={detail.error} onRetry={() => void opened.load()} />}
      {detail.status === 'empty' && (
        <EmptyState title={t.missing} text={t.missingHint} action={{ text: t.toList, onPress: () => void close() }} />
      )}
      {exhibitor && (
        <View className={styles.body}>
          <Head {...{ store, exhibitor }} />
          <View className={styles.tabs}>
            <Tabs
              label={t.sectionsLabel}
              value={section}
              onChange={opened.selectSection}
              options={opened.sections.map((key) => ({ key, text: t.sections[key] }))}
            />
          </View>
          {section === 'about' && <About exhibitor={exhibitor} />}
          {section === 'meetings' && (
            <>
              <View className={styles.heading}>
                <SectionHeader title={t.meeting.title} right={t.meeting.list} onMore={onMeetings} />
              </View>
              <MeetingSlots store={opened.meetings} onMeetings={onMeetings} />
            </>
          )}
          {section === 'lead' && <LeadForm store={lead} />}
          {section === 'ownSlots' && <OwnSlots store={opened.ownSlots} />}
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
