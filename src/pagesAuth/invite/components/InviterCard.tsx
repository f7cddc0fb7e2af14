import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { VerifiedBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { SectionHeader } from '@/ui/SectionHeader';
import { TextInput } from '@/ui/TextInput';
import type { ContactInviteStore } from '../ContactInvite.store';
import { inviteMessages } from '../locale/messages';
import styles from './InviterCard.module.scss';

/** The user's inviter, or a form to bind one. */
export const InviterCard = observer(function InviterCard({ store }: { store: ContactInviteStore }) {
  const t = inviteMessages().contact;
  const inviter = store.summary?.inviter;
  return (
    <View className={styles.card}>
      <View className={styles.heading}>
        <SectionHeader title={t.inviterTitle} />
      </View>
      {inviter ? (
        <View className={styles.known}>
          <Icon name="circle-check" className={styles.check} />
          <Text>{inviter.name === null ? t.inviterGone : t.hasInviter(inviter.name)}</Text>
        </View>
      ) : (
        <BindInviterForm store={store} />
      )}
    </View>
  );
});

const BindInviterForm = observer(function BindInviterForm({ store }: { store: ContactInviteStore }) {
  const t = inviteMessages().contact;
  const { inviter, code } = store;
  const handleBind = async () => {
    if (!inviter) return;
    const { confirm } = await overlays.modal({
      title: t.bindTitle(inviter.name),
      text: t.bindOnce,
      confirmText: t.bindNow
    });
    if (!confirm) return;
    const bind = async () => {
      const outcome = await store.bind();
      if (outcome === 'refused') await overlays.modal({ title: t.refused, isNotice: true });
      return outcome === 'bound';
    };
    await runWithToast(bind, t.bound);
  };
  return (
    <>
      <FormField label={t.code} hint={t.bindOnce} error={inviter === null ? t.notFound : undefined}>
        <TextInput
          label={t.code}
          name="inviterCode"
          value={code}
          placeholder={t.codePlaceholder}
          maxLength={32}
          onChange={store.typeCode}
        />
        <Button
          kind="tinted"
          size="small"
          isDisabled={code === ''}
          onPress={() => void store.findInviter().catch(toastError)}
        >
          {t.lookUp}
        </Button>
      </FormField>
      {inviter && (
        <View className={styles.found} role="status">
          <Text className={styles.name}>{t.found(inviter.name)}</Text>
          {inviter.verifications.map((kind) => (
            <VerifiedBadge key={kind} kind={kind} />
          ))}
          <View className={styles.bind}>
            <Button kind="outline" size="small" isLoading={store.isBinding} onPress={() => void handleBind()}>
              {t.bind}
            </Button>
          </View>
        </View>
      )}
    </>
  );
});
