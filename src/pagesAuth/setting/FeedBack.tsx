import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { openLogin } from '@/navigation/loginGate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { Tabs } from '@/ui/Tabs';
import { personFrame } from '@/components/member/personFrame';
import { FeedbackForm } from './components/FeedbackForm';
import { TicketList } from './components/TicketList';
import styles from './FeedBack.module.scss';
import { feedbackKinds } from './feedbackKinds';
import { settingWords } from './locale/words';

/** What people tell us, and what we answered. */
export default observer(function FeedBack() {
  const params = useRouteParams('setting.feedback');
  const [tab, setTab] = useState<'new' | 'mine'>(params.tab === 'mine' ? 'mine' : 'new');
  const t = settingWords();

  if (!user.isLoggedIn) {
    const action = { text: t.logIn, onPress: () => void openLogin() };
    const empty = <EmptyState isPage title={t.loginForFeedback} text={t.loginForFeedbackHint} action={action} />;
    return <PageFrame title={t.feedback} status="empty" empty={empty} />;
  }
  if (!user.user) return <PageFrame title={t.feedback} {...personFrame()} />;
  const options = (['new', 'mine'] as const).map((key) => ({ key, text: t.feedbackTabs[key] }));
  return (
    <PageFrame title={t.feedback}>
      <View className={styles.tabs}>
        <Tabs label={t.feedback} isFilled options={options} value={tab} onChange={setTab} />
      </View>
      <View className={styles.page}>
        {tab === 'mine' && <TicketList onWrite={() => setTab('new')} />}
        {tab === 'new' && (
          <FeedbackForm
            author={user.user}
            initialKind={feedbackKinds.find((kind) => kind === params.kind)}
            onSent={() => setTab('mine')}
          />
        )}
      </View>
    </PageFrame>
  );
});
