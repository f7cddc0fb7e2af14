import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { PhotoField } from '@/components/upload/PhotoField';
import { appVersion, appVersionCode } from '@/lib/version';
import { settings } from '@/stores/settings';
import { Chip } from '@/ui/Chip';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { CONTACT_MAX } from '@rules/contact';
import { MAX_CONTENT, type FeedBackStore } from '../FeedBack.store';
import { feedbackKinds } from '../feedbackKinds';
import { settingMessages } from '../locale/messages';
import styles from './FeedbackForm.module.scss';

function contentErrorMessage({ missing, isTooLong }: FeedBackStore): string | undefined {
  const t = settingMessages();
  if (missing > 0) return t.contentShort(missing);
  return isTooLong ? t.contentLong : undefined;
}

/** Feedback form; its draft survives failures and leaving the page. */
export const FeedbackForm = observer(function FeedbackForm({ store }: { store: FeedBackStore }) {
  const t = settingMessages();
  return (
    <View className={styles.form}>
      <View className={styles.card}>
        <FormField label={t.kind} isRequired error={store.isKindMissing ? t.kindNeeded : undefined}>
          <View className={styles.kinds} role="group" aria-label={t.kind}>
            {feedbackKinds.map((kind) => (
              <Chip key={kind} text={t.kinds[kind]} isOn={store.kind === kind} onPress={() => store.setKind(kind)} />
            ))}
          </View>
        </FormField>
        <FormField
          label={t.content}
          isRequired
          counter={{ used: store.length, max: MAX_CONTENT }}
          error={contentErrorMessage(store)}
        >
          <TextArea
            label={t.content}
            placeholder={t.contentPlaceholder}
            maxLength={MAX_CONTENT}
            value={store.content}
            isInvalid={store.missing > 0}
            onChange={store.setContent}
            onBlur={store.touchContent}
          />
        </FormField>
        <PhotoField store={store.photos} label={t.photos} hint={t.photosHint} />
        <FormField
          label={t.contactField}
          hint={t.contactHint}
          error={store.hasContactError ? t.contactWrong : undefined}
        >
          <TextInput
            label={t.contactField}
            name="contact"
            maxLength={CONTACT_MAX}
            placeholder={t.contactPlaceholder}
            value={store.contact}
            isInvalid={store.hasContactError}
            onChange={store.setContact}
            onBlur={store.touchContact}
          />
        </FormField>
      </View>
      <View className={styles.env}>{t.env(`${appVersion} (${appVersionCode})`, settings.platform || 'h5')}</View>
    </View>
  );
});
