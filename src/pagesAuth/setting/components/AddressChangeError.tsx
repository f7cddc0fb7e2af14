import { View } from '@tarojs/components';
import { type ApiErrorCode, isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { settingMessages } from '../locale/messages';
import styles from './LoginAddressSheet.module.scss';

/** Error of a change of number or e-mail address; nothing without one. */
export function AddressChangeError({ error, kind = 'mobile' }: { error: unknown; kind?: 'mobile' | 'email' }) {
  const t = settingMessages();
  if (error === undefined) return null;
  const texts: Partial<Record<ApiErrorCode, string>> = {
    CONFLICT: kind === 'mobile' ? t.takenMobile : t.takenEmail,
    PASSWORD_WRONG: t.wrongPassword,
    TICKET_EXPIRED: t.ticketExpired
  };
  return (
    <View className={styles.problem} role="alert">
      {(isApiError(error) && texts[error.code]) || errorText(error)}
    </View>
  );
}
