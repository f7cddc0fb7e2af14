import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Activity } from '@contract/activity';
import { shanghaiDay } from '@rules/shanghaiTime';
import { getActivity } from '@/api/activity';
import { SpiceArt } from '@/components/SpiceArt';
import { messages } from '@/locale/messages';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { ShareButton, useSharedPage } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { routes } from '@/routes';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHeader } from '@/ui/SectionHeader';
import { Skeleton } from '@/ui/Skeleton';
import { Timeline } from '@/ui/Timeline';
import { ActivityStore } from './Activity.store';
import { activityMessages } from './locale/messages';
import { hasTakenPart, takePart } from './takePart';
import styles from './index.module.scss';

/** A campaign: picture, period, steps, rules and the way to take part. */
export default observer(function ActivityPage() {
  const { id = '' } = useRouteParams('activity');
  const [store] = useState(() => new ActivityStore(id, { getActivity }));
  useEffect(() => void store.load(), [store]);
  const { activity: resource } = store;
  const activity = resource.value;
  const offlineSinceMs = useOfflineSince(activity);
  const t = activityMessages();
  const shared: SharedPage = {
    title: activity?.title ?? t.title,
    description: activity?.subtitle,
    path: `${routes.activity}?id=${encodeURIComponent(id)}`,
    varietyId: activity?.varietyId
  };
  useSharedPage(shared);
  return (
    <PageFrame
      title={t.title}
      pageTitle={activity?.title}
      status={resource.status}
      error={resource.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={offlineSinceMs}
      skeleton={
        <View className={styles.page}>
          <Skeleton height={200} />
          <Skeleton height={180} />
          <Skeleton height={160} />
        </View>
      }
      empty={
        <EmptyState
          isPage
          title={t.unknownTitle}
          text={t.unknownText}
          action={{ text: t.toHome, onPress: () => pushTab('home') }}
        />
      }
      bottomBar={activity && <ActivityBar activity={activity} shared={shared} />}
    >
      {activity && <Content activity={activity} />}
    </PageFrame>
  );
});

const Content = observer(function Content({ activity }: { activity: Activity }) {
  const t = activityMessages();
  const { title, subtitle, varietyId, phase, startsAtMs, endsAtMs, steps, rules } = activity;
  return (
    <View className={styles.page}>
      <Card isBare>
        <View className={styles.hero}>
          <SpiceArt varietyId={varietyId} mode="cover" />
        </View>
        <View className={styles.head}>
          <View className={styles.title}>{title}</View>
          {subtitle !== '' && <View className={styles.subtitle}>{subtitle}</View>}
          <View className={styles.period}>
            <Text className={`${styles.phase} ${styles[phase]}`}>{t.phases[phase]}</Text>
            <Text>{t.period(shanghaiDay(startsAtMs), shanghaiDay(endsAtMs - 1))}</Text>
          </View>
        </View>
      </Card>
      <Card>
        <SectionHeader title={t.steps} />
        <View className={styles.steps}>
          <Timeline
            label={t.steps}
            steps={steps.map((step, index) => ({
              key: String(index),
              title: step.title,
              state: 'ahead' as const,
              children: step.text === '' ? undefined : step.text
            }))}
          />
        </View>
      </Card>
      <Card>
        <SectionHeader title={t.rules} />
        {rules.map((rule, index) => (
          <View key={index} className={styles.rule}>
            <Text className={styles.number}>{index + 1}</Text>
            <Text className={styles.text}>{rule}</Text>
          </View>
        ))}
      </Card>
    </View>
  );
});

const ActivityBar = observer(function ActivityBar({ activity, shared }: { activity: Activity; shared: SharedPage }) {
  const t = activityMessages();
  const { phase, action } = activity;
  const isDone = hasTakenPart(activity);
  return (
    <View className={styles.bar}>
      <ShareButton
        className={styles.share}
        label={t.share}
        page={shared}
        onCopied={(isCopied) => overlays.toast(isCopied ? messages().copied : messages().copyFailed)}
      >
        <Icon name="share-2" />
      </ShareButton>
      <View className={styles.action}>
        <Button
          kind="primary"
          isFull
          isDisabled={phase !== 'running' || isDone}
          onPress={() => takePart(activity)}
          onDisabledPress={() => overlays.toast(phase === 'running' ? t.registered : t.closed[phase])}
        >
          {isDone ? t.registered : t.actions[action]}
        </Button>
      </View>
    </View>
  );
});
