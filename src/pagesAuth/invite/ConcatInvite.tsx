import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ContactInvitation, InvitationChannel } from '@contract/invite';
import { bindInviter } from '@/api/launch';
import { MemberFrame } from '@/components/member/MemberFrame';
import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { useSharedPage } from '@/platform/share';
import { siteUrl } from '@/platform/siteUrl';
import { draftSms } from '@/platform/smsDraft';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { SkeletonCard } from '@/ui/Skeleton';
import * as inviteApi from '../api/invite';
import { ContactForm } from './components/ContactForm';
import { Hero } from './components/Hero';
import { InvitationList } from './components/InvitationList';
import { InviterCard } from './components/InviterCard';
import { SendSheet } from './components/SendSheet';
import { ContactInviteStore } from './ContactInvite.store';
import { invitePath } from './invitePath';
import { inviteMessages } from './locale/messages';
import styles from './ConcatInvite.module.scss';

export default observer(function ConcatInvitePage() {
  const [store] = useState(() => new ContactInviteStore({ ...inviteApi, bindInviter }, user));
  const [chosen, setChosen] = useState<ContactInvitation>();
  const t = inviteMessages().contact;
  useEffect(() => store.start(), [store]);
  useSharedPage({
    title: t.shareTitle(user.user?.nickname ?? ''),
    path: invitePath(chosen?.token ?? user.user?.inviteCode ?? '')
  });

  const messageTo = ({ name, token }: ContactInvitation) =>
    t.message(name, store.message.saved || t.textDefault, siteUrl(invitePath(token)));
  const handleAdd = () =>
    void store.add().then((invitation) => {
      if (invitation) setChosen(invitation);
    }, toastError);
  const handleSend = async (invitation: ContactInvitation, channel: InvitationChannel) => {
    // WeChat requests the share content only after the tap, so the sheet and its selection must remain.
    if (channel !== 'wechat') setChosen(undefined);
    if (channel === 'sms') draftSms(invitation.mobile, messageTo(invitation));
    if (channel === 'copy') {
      const isCopied = await copyText(messageTo(invitation));
      overlays.toast(isCopied ? t.copied : messages().copyFailed);
      if (!isCopied) return;
    }
    await store.markSent(invitation, channel);
  };
  const handleRemove = async (invitation: ContactInvitation) => {
    const { confirm } = await overlays.modal({ title: t.removeTitle, text: t.removeText, confirmText: t.removeNow });
    if (!confirm) return;
    setChosen(undefined);
    await runWithToast(() => store.remove(invitation), t.removed);
  };

  return (
    <MemberFrame
      title={t.title}
      loggedOut={{ ...t, logIn: inviteMessages().logIn }}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
    >
      <Hero />
      <View className={styles.body}>
        <ContactForm store={store} onAdd={handleAdd} />
        <InvitationList invitations={store.invitations} onOpen={setChosen} />
        <InviterCard store={store} />
      </View>
      <SendSheet
        invitation={chosen}
        onClose={() => setChosen(undefined)}
        onSend={(invitation, channel) => void handleSend(invitation, channel)}
        onRemove={(invitation) => void handleRemove(invitation)}
      />
    </MemberFrame>
  );
});
