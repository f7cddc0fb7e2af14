import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { FeedbackKind } from '@contract/feedback';
import type { CurrentUser } from '@contract/user';
import { PhotoField } from '@/components/photo/PhotoField';
import { PhotosStore } from '@/components/photo/Photos.store';
import { errorText } from '@/locale/errorText';
import { appVersion, appVersionCode } from '@/lib/version';
import { openPaths } from '@/navigation/openPaths';
import { choosePhotos, forgetPhoto } from '@/platform/photo';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/uploadImage';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { feedback } from '@/ui/feedback';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { CONTACT_MAX } from '@rules/contact';
import { createFeedback } from '../../api/feedback';
import { FeedBackStore, MAX_CONTENT } from '../FeedBack.store';
import { feedbackDraft } from '../feedbackDraft';
import { feedbackKinds } from '../feedbackKinds';
import { settingWords } from '../locale/words';

import styles from './FeedbackForm.module.scss';

const MAX_PHOTOS = 4;

interface FeedbackFormProps {
  author: CurrentUser;
  /** For who came to say something in particular. */
  initialKind: FeedbackKind | undefined;
  onSent(): void;
}

function contentProblem({ missing, isTooLong }: FeedBackStore): string | undefined {
  const t = settingWords();
  if (missing > 0) return t.contentShort(missing);
  return isTooLong ? t.contentLong : undefined;
}

/** A form that loses nothing: not by a failure, not by going away. */
export const FeedbackForm = observer(function FeedbackForm({ author, initialKind, onSent }: FeedbackFormProps) {
  const t = settingWords();
  const [store] = useState(() => {
    const env = {
      version: `${appVersion} (${appVersionCode})`,
      platform: settings.platform || 'h5',
      // What is told is mostly about the page that it was told from.
      route: openPaths().slice(-2, -1)[0] ?? routes['setting.feedback']
    };
    const photos = new PhotosStore({ choosePhotos, uploadImage, forgetPhoto }, MAX_PHOTOS);
    const form = new FeedBackStore({ createFeedback, newRequestId }, author, env, photos, feedbackDraft);
    if (initialKind) form.choose(initialKind);
    return form;
  });
  useEffect(() => store.dispose, [store]);
  const handleSubmit = () =>
    void store.submit().then((ticket) => {
      if (ticket) {
        void feedback.modal({ title: t.sent(ticket.ticketNo), text: t.contactHint, isNotice: true });
        onSent();
      } else if (store.photos.problem) feedback.toast(t.photosWait);
    });

  return (
    <View className={styles.form}>
      <View className={styles.card}>
        <FormField label={t.kind} isRequired error={store.isKindMissing ? t.kindNeeded : undefined}>
          <View className={styles.kinds} role="group" aria-label={t.kind}>
            {feedbackKinds.map((kind) => (
              <Chip key={kind} text={t.kinds[kind]} isOn={store.kind === kind} onPress={() => store.choose(kind)} />
            ))}
          </View>
        </FormField>
        <FormField
          label={t.content}
          isRequired
          counter={{ used: store.length, max: MAX_CONTENT }}
          error={contentProblem(store)}
        >
          <TextArea
            label={t.content}
            placeholder={t.contentPlaceholder}
            maxLength={MAX_CONTENT}
            value={store.content}
            isInvalid={store.missing > 0}
            onChange={store.setContent}
            onBlur={store.leaveContent}
          />
        </FormField>
        <PhotoField store={store.photos} label={t.photos} hint={t.photosHint} />
        <FormField
          label={t.contactField}
          hint={t.contactHint}
          error={store.isContactWrong ? t.contactWrong : undefined}
        >
          <TextInput
            label={t.contactField}
            name="contact"
            maxLength={CONTACT_MAX}
            placeholder={t.contactPlaceholder}
            value={store.contact}
            isInvalid={store.isContactWrong}
            onChange={store.setContact}
            onBlur={store.leaveContact}
          />
        </FormField>
      </View>
      <View className={styles.env}>{t.env(`${appVersion} (${appVersionCode})`, settings.platform || 'h5')}</View>
      {store.error !== undefined && (
        <View className={styles.problem} role="alert">
          {(store.error as { code?: string }).code === 'RATE_LIMITED' ? t.tooMany : errorText(store.error)}
        </View>
      )}
      <View className={styles.submit}>
        <Button kind="primary" isFull isLoading={store.isSubmitting} onPress={handleSubmit}>
          {t.send}
        </Button>
      </View>
    </View>
  );
});
