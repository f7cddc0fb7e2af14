import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { openLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { Avatar } from '@/ui/Avatar';
import { VerifiedBadge } from '@/ui/Badge';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { mineMessages } from '../locale/messages';
import styles from './Profile.module.scss';

/** The logged-in user; for a visitor a link to the login. */
export const Profile = observer(function Profile() {
  switch (user.status) {
    case 'out':
      return <GuestProfile />;
    case 'unknown':
      return <LoadingProfile />;
    case 'in':
      return <MemberProfile />;
  }
});

const GuestProfile = observer(function GuestProfile() {
  const t = mineMessages();
  return (
    <Pressable className={styles.profile} onPress={() => void openLogin()}>
      <Avatar name="" size="large" />
      <View className={styles.text}>
        <View className={styles.name}>{t.logIn}</View>
        <View className={styles.hint}>{t.logInHint}</View>
      </View>
      <Icon name="chevron-right" className={styles.more} />
    </Pressable>
  );
});

/** Shown while a session exists but the user has not been loaded. */
const LoadingProfile = observer(function LoadingProfile() {
  return (
    <Pressable className={styles.profile} onPress={() => void user.load()}>
      <Avatar name="" size="large" />
      <View className={styles.text}>
        <View className={styles.name}>{messages().loading}</View>
        <View className={styles.hint}>{mineMessages().retryHint}</View>
      </View>
    </Pressable>
  );
});

const MemberProfile = observer(function MemberProfile() {
  const member = user.user;
  if (!member) return null;
  const content = (
    <>
      <Avatar name={member.nickname} src={member.avatarUrl} size="large" />
      <View className={styles.text}>
        <View className={styles.name}>{member.nickname}</View>
        <View className={styles.badges}>
          {member.verifications.map((kind) => (
            <VerifiedBadge key={kind} kind={kind} />
          ))}
          {member.verifications.length === 0 && <VerifyPrompt />}
        </View>
      </View>
    </>
  );
  return (
    <Pressable className={styles.profile} role="link" onPress={() => push('edit.basicInformation')}>
      {content}
      <Icon name="chevron-right" className={styles.more} />
    </Pressable>
  );
});

/** Link to the verification, shown in place of badges. */
const VerifyPrompt = observer(function VerifyPrompt() {
  return <Chip isOnPage text={mineMessages().verify} onPress={() => push('attestation.center')} />;
});
