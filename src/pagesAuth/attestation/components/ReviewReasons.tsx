import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VerificationDetail } from '@contract/verification';
import { FieldGroup } from '@/components/form/FieldGroup';
import { verificationMessages } from '../locale/messages';
import styles from './ReviewReasons.module.scss';

/** Reasons why documents were rejected, each labelled with its field. */
export const ReviewReasons = observer(function ReviewReasons({ detail }: { detail: VerificationDetail }) {
  const t = verificationMessages();
  const { reasons, state } = detail;
  if (reasons.length === 0) return null;
  const isOldValid = state === 'approved' || state === 'expiring';
  return (
    <FieldGroup title={t.reasons}>
      <View className={styles.list} role="list">
        {isOldValid && <View className={styles.note}>{t.oldStillValid}</View>}
        {reasons.map(({ field, text }) => (
          <View key={`${field} ${text}`} className={styles.reason} role="listitem">
            {field !== '' && <View className={styles.field}>{fieldLabel(detail, field)}</View>}
            <View>{text}</View>
          </View>
        ))}
      </View>
    </FieldGroup>
  );
});

/** Label of a field in its form; some field names are shared by several kinds. */
function fieldLabel({ kind }: VerificationDetail, field: string): string {
  const { fields } = verificationMessages();
  const own: Record<string, string> =
    kind === 'company'
      ? { name: fields.companyName, validUntil: fields.licenceUntil }
      : { name: fields.parkName, ...(kind === 'park' ? { validUntil: fields.approvalUntil } : {}) };
  return own[field] ?? (fields as Record<string, string>)[field] ?? field;
}
