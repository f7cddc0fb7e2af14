import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '@contract/user';
import { isApiError } from '@/lib/ApiError';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { userFrameProps } from '@/components/member/userFrameProps';
import { openLogin } from '@/navigation/loginGate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Tabs } from '@/ui/Tabs';
import { FeedbackForm } from './components/FeedbackForm';
import { TicketList } from './components/TicketList';
import styles from './FeedBack.module.scss';
import { feedbackKinds } from './feedbackKinds';
import { settingMessages } from './locale/messages';
import { newFeedbackStore } from './newFeedbackStore';

/** Feedback page: the form, and the user's tickets with our replies. */
export default observer(function FeedBack() {
  const t = settingMessages();
  if (!user.isLoggedIn) {
    const action = { text: t.logIn, onPress: () => void openLogin() };
    const empty = <EmptyState isPage title={t.loginForFeedback} text={t.loginForFeedbackHint} action={action} />;
    return <PageFrame title={t.feedback} status="empty" empty={empty} />;
  }
  if (!user.user) return <PageFrame title={t.feedback} {...userFrameProps()} />;
  return <FeedbackTabs key={user.user.id} author={user.user} />;
});

const FeedbackTabs = observer(function FeedbackTabs({ author }: { author: CurrentUser }) {
  const params = useRouteParams('setting.feedback');
  const [tab, setTab] = useState<'new' | 'mine'>(params.tab === 'mine' ? 'mine' : 'new');
  const [store] = useState(() => {
    const kind = feedbackKinds.find((one) => one === params.kind);
    return newFeedbackStore(author, kind);
  });
  const t = settingMessages();
  useEffect(() => store.dispose, [store]);
  const { error } = store;
  const isTooMany = isApiError(error, 'RATE_LIMITED');
  const handleSubmit = () =>
    void store.submit().then((ticket) => {
      if (ticket) {
        void overlays.modal({ title: t.sent(ticket.ticketNo), text: t.contactHint, isNotice: true });
        setTab('mine');
      } else if (store.photos.problem) overlays.toast(t.photosWait);
    });
  const options = (['new', 'mine'] as const).map((key) => ({ key, text: t.feedbackTabs[key] }));
  return (
    <PageFrame
      title={t.feedback}
      bottomBar={
        tab === 'new' && (
          <BarSpacer>
            <Button kind="primary" isFull isLoading={store.isSubmitting} onPress={handleSubmit}>
              {t.send}
            </Button>
          </BarSpacer>
        )
      }
    >
      <View className={styles.tabs}>
        <Tabs label={t.feedback} isFilled options={options} value={tab} onChange={setTab} />
      </View>
      <View className={styles.unsent}>
        {tab === 'new' && error !== undefined && !isTooMany && (
          <SubmitFailureNotice failure={{ kind: 'send', error }} onRetry={handleSubmit} />
        )}
      </View>
      {tab === 'new' && isTooMany && (
        <View className={styles.problem} role="alert">
          {t.tooMany}
        </View>
      )}
      <View className={styles.page}>
        {tab === 'mine' ? <TicketList onWrite={() => setTab('new')} /> : <FeedbackForm store={store} />}
      </View>
    </PageFrame>
  );
});
