import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CheckedExpoCertificate } from '@contract/expoCertificate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { certificateMessages } from '../../locale/messages';
import styles from '../CheckPage.module.scss';

interface CheckedCertificateProps {
  certificate: CheckedExpoCertificate;
  /** Whether a check code was given. */
  hadCode: boolean;
}

/** The content of a certificate, and whether it is still valid. */
export const CheckedCertificate = observer(function CheckedCertificate(props: CheckedCertificateProps) {
  const { certificate, hadCode } = props;
  const { no, kind, expoName, name, company, reason, issuedOn, isVoid, isNameShown } = certificate;
  const { kinds, check: t } = certificateMessages();
  return (
    <Card isBare>
      <View className={`${styles.verdict} ${isVoid ? styles.void : styles.valid}`} role="status">
        <Icon name={isVoid ? 'alert-triangle' : 'circle-check'} className={styles.icon} />
        <View className={styles.title}>{isVoid ? t.isVoid : t.isValid}</View>
      </View>
      <Cell title={kind === 'award' ? t.winner : t.name} value={name} />
      {company !== '' && company !== name && <Cell title={t.company} value={company} />}
      <Cell title={t.kind} value={kinds[kind]} />
      {reason !== '' && <Cell title={t.reason} value={reason} />}
      <Cell title={t.expo} value={expoName} />
      <Cell title={t.number} value={no} />
      <Cell title={t.issuedOn} value={issuedOn} />
      {!isNameShown && <View className={styles.hint}>{hadCode ? t.wrongCode : t.masked}</View>}
    </Card>
  );
});
