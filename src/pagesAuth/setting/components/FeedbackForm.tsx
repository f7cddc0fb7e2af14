import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { CONTACT_MAX } from '@rules/contact';
import { ChipsField } from '@/components/form/ChipsField';
import { TextField } from '@/components/form/TextField';
import { PhotoField } from '@/components/upload/PhotoField';
import { appVersion, appVersionCode } from '@/lib/version';
import { environment } from '@/stores/environment';
import type { FeedBackStore } from '../FeedBack.store';
import { contentLength, MAX_CONTENT, MIN_CONTENT } from '../feedbackForm';
import { feedbackKinds } from '../feedbackKinds';
import { settingMessages } from '../locale/messages';
import styles from './FeedbackForm.module.scss';

function contentErrorMessage({ values, problemOf }: FeedBackStore['form']): string | undefined {
  const t = settingMessages();
  const length = contentLength(values);
  if (length > MAX_CONTENT) return t.contentLong;
  return problemOf('content') === undefined ? undefined : t.contentShort(Math.max(0, MIN_CONTENT - length));
}

interface FeedbackFormProps {
  form: FeedBackStore['form'];
  /** Masked login number of the user. */
  ownMobile: string;
}

/** Feedback form; its draft survives failures and leaving the page. */
export const FeedbackForm = observer(function FeedbackForm({ form, ownMobile }: FeedbackFormProps) {
  const t = settingMessages();
  const { values, set, touch, uploads, problemOf } = form;
  return (
    <View className={styles.form}>
      <View className={styles.card}>
        <ChipsField
          field="kind"
          label={t.kind}
          options={feedbackKinds.map((kind) => ({ key: kind, text: t.kinds[kind] }))}
          value={values.kind}
          onChange={(kind) => set({ kind })}
          error={problemOf('kind') && t.kindNeeded}
        />
        <TextField
          field="content"
          isLong
          label={t.content}
          placeholder={t.contentPlaceholder}
          max={MAX_CONTENT}
          value={values.content}
          error={contentErrorMessage(form)}
          onChange={(content) => set({ content })}
          onLeave={(field) => values.content !== '' && touch(field)}
        />
        {uploads['imageUrls'] && <PhotoField store={uploads['imageUrls']} label={t.photos} hint={t.photosHint} />}
        <TextField
          field="contact"
          isOptional
          label={t.contactField}
          hint={t.contactHint}
          placeholder={t.contactPlaceholder}
          max={CONTACT_MAX}
          value={values.contact ?? ownMobile}
          error={problemOf('contact') && t.contactWrong}
          onChange={(contact) => set({ contact: contact.trim() === ownMobile ? null : contact })}
          onLeave={touch}
        />
      </View>
      <View className={styles.env}>{t.env(`${appVersion} (${appVersionCode})`, environment.platform || 'h5')}</View>
    </View>
  );
});
