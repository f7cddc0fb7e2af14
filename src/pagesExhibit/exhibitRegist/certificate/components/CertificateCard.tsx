import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { OwnExpoCertificate } from '@contract/expoCertificate';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { certificateKey, type CertificatesStore } from '../Certificates.store';
import { certificateMessages } from '../locale/messages';
import styles from '../CertificatePanel.module.scss';

const tones: Record<OwnExpoCertificate['status'], BadgeTone> = { eligible: 'info', claimed: 'ok', void: 'grey' };

interface CertificateCardProps {
  store: CertificatesStore;
  certificate: OwnExpoCertificate;
  /** Shows its picture. */
  onShow(): void;
}

/** A certificate of the member: what it attests, its number once it is claimed, and what can be done with it. */
export const CertificateCard = observer(function CertificateCard(props: CertificateCardProps) {
  const { store, certificate, onShow } = props;
  const { kind, expoName, name, company, reason, status, no, issuedOn } = certificate;
  const t = certificateMessages();
  const isClaiming = store.claiming === certificateKey(certificate);
  const claim = () => void runWithToast(() => store.claim(certificate), t.claimed, showRefusal);
  return (
    <View className={styles.paper}>
      <View className={styles.head}>
        <View className={styles.kind}>{t.kinds[kind]}</View>
        <Badge text={t.statuses[status]} tone={tones[status]} />
      </View>
      <View className={styles.expo}>{expoName}</View>
      <View className={styles.name}>{name}</View>
      {company !== '' && company !== name && <View className={styles.line}>{company}</View>}
      {reason !== '' && <View className={styles.line}>{reason}</View>}
      {no !== null && (
        <View className={styles.issued}>
          <Text className={styles.number}>{t.numbered(no)}</Text>
          <Text className={styles.number}>{t.issued(issuedOn ?? '')}</Text>
        </View>
      )}
      {status === 'void' && <View className={styles.line}>{t.voidHint}</View>}
      {status !== 'void' && (
        <View className={styles.action}>
          {status === 'eligible' ? (
            <Button kind="primary" size="medium" isFull isLoading={isClaiming} label={t.claimOf(kind)} onPress={claim}>
              {t.claim}
            </Button>
          ) : (
            <Button kind="tinted" size="medium" icon="download" isFull label={t.showOf(kind)} onPress={onShow}>
              {t.show}
            </Button>
          )}
        </View>
      )}
    </View>
  );
});

/** Shows why there is nothing to claim any more. */
function showRefusal(error: unknown): void {
  const t = certificateMessages();
  const isVoid = isApiError(error, 'CONFLICT') && fieldErrorsOf(error)['certificate'] === 'void';
  if (isVoid || isApiError(error, 'NOT_FOUND'))
    overlays.toast(isVoid ? t.isVoid : t.notEligible, { icon: 'info-circle' });
  else toastError(error);
}
