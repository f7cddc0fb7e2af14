import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '@contract/user';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { useFormDraft } from '@/components/form/useFormDraft';
import { userFrameProps } from '@/components/member/userFrameProps';
import { isApiError } from '@/lib/ApiError';
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
import { feedbackKinds } from './feedbackKinds';
import { settingMessages } from './locale/messages';
import { newFeedbackStore } from './newFeedbackStore';
import styles from './FeedBack.module.scss';

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
  const [store, setStore] = useState(() => newFeedbackStore(feedbackKinds.find((kind) => kind === params.kind)));
  const t = settingMessages();
  const { form } = store;
  useFormDraft(form, store.drafts);
  useEffect(() => form.dispose, [form]);
  const error = form.failure?.error;
  const isTooMany = isApiError(error, 'RATE_LIMITED');
  const submit = async () => {
    // The notice on the page shows a failure.
    const outcome = await form.submit().catch(() => 'failed' as const);
    if (outcome === 'invalid' && form.uploads['imageUrls']?.problem) overlays.toast(t.photosWait);
    if (outcome !== 'sent' || !store.ticket) return;
    void overlays.modal({ title: t.sent(store.ticket.ticketNo), text: t.contactHint, isNotice: true });
    store.drafts.clear();
    setStore(newFeedbackStore());
    setTab('mine');
  };
  const handleSubmit = () => void submit();
  const options = (['new', 'mine'] as const).map((key) => ({ key, text: t.feedbackTabs[key] }));
  return (
    <PageFrame
      title={t.feedback}
      bottomBar={
        tab === 'new' && (
          <BarSpacer>
            <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={handleSubmit}>
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
          <SubmitFailureNotice failure={form.failure} onRetry={handleSubmit} />
        )}
      </View>
      {tab === 'new' && isTooMany && (
        <View className={styles.problem} role="alert">
          {t.tooMany}
        </View>
      )}
      <View className={styles.page}>
        {tab === 'mine' && <TicketList onWrite={() => setTab('new')} />}
        {tab === 'new' && form.status === 'ready' && <FeedbackForm form={form} ownMobile={author.mobile} />}
      </View>
    </PageFrame>
  );
});
