import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { fieldId, scrollToField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { PhotoField } from '@/components/upload/PhotoField';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { VideoField } from '@/components/upload/VideoField';
import { videoStore } from '@/components/upload/videoStore';
import { clockOf } from '@/lib/time';
import { isBuilt, push } from '@/navigation/navigate';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadImage } from '@/request/upload';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHeader } from '@/ui/SectionHeader';
import { updateCompany } from '../../api/company';
import { CompanyDraftAdapter, companyPageDraft } from '../companyDraft';
import { CompanyFormStore } from '../CompanyForm.store';
import { publicPreviewOf } from '../companyPreview';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { companyMessages } from '../locale/messages';
import { teamErrorMessage } from '../teamErrorMessage';
import { BusinessFields } from './BusinessFields';
import { CertificateFields } from './CertificateFields';
import { CompanyPreview } from './CompanyPreview';
import { ContactFields } from './ContactFields';
import styles from './CompanyForm.module.scss';

interface CompanyFormProps {
  company: CompanyInfo;
  /** The company's supplies, for the preview. */
  supplies: readonly SupplyBrief[];
  /** Called with the saved company. */
  onDone(company: CompanyInfo): void;
  onLeave(): void;
}

const newPhotos = (maxCount: number) =>
  new UploadsStore({ pickFiles: pickPhotos, uploadFile: uploadImage, releaseFile }, maxCount);

/** Form for the owner and admins of a company. Facts from the licence change only through a new verification. */
export const CompanyForm = observer(function CompanyForm({ company, supplies, onDone, onLeave }: CompanyFormProps) {
  const messages = companyMessages();
  const t = messages.form;
  const [store] = useState(() => new CompanyFormStore({ updateCompany, newPhotos, newVideo: videoStore }, company));
  const [draftAdapter] = useState(() => new CompanyDraftAdapter(store));
  const { savedAtMs } = useFormDraft(draftAdapter, companyPageDraft);
  useEffect(() => store.dispose, [store]);
  const [isPreviewing, setPreviewing] = useState(false);
  const { percent, missing } = store.completion;
  const handleSave = () =>
    void store.save().then((saved) => {
      if (saved) {
        companyPageDraft.clear();
        overlays.toast(t.saved, { icon: 'circle-check' });
        onDone(saved);
        return;
      }
      if (store.error !== undefined) overlays.toast(teamErrorMessage(store.error));
      if (store.firstInvalidField !== undefined) scrollToField(store.firstInvalidField);
    });
  const handleLeave = async () => {
    const dialog = { title: t.leaveTitle, text: t.leaveText, confirmText: t.leave, cancelText: t.stay };
    if (store.hasChanged) {
      if (!(await overlays.modal(dialog)).confirm) return;
      store.discardChanges();
      companyPageDraft.clear();
    }
    onLeave();
  };

  if (isPreviewing) {
    const preview = publicPreviewOf(company, store.fields, store);
    return <CompanyPreview company={preview} supplies={supplies} onClose={() => setPreviewing(false)} />;
  }
  return (
    <PageFrame
      title={messages.info.editTitle}
      navRight={<IconButton icon="eye" label={messages.info.preview} onPress={() => setPreviewing(true)} />}
      bottomBar={
        <View className={styles.bar}>
          <Button onPress={() => void handleLeave()}>{messages.cancel}</Button>
          <View className={styles.save}>
            <Button kind="primary" isFull isLoading={store.isSaving} onPress={handleSave}>
              {messages.save}
            </Button>
          </View>
        </View>
      }
    >
      <View className={styles.completion}>
        {messages.info.completion(percent)}
        {savedAtMs !== undefined && <View className={styles.missing}>{t.draftSaved(clockOf(savedAtMs))}</View>}
        {missing.length > 0 && (
          <View className={styles.missing}>
            {messages.info.missing(missing.map((section) => messages.parts[section]).join(messages.listJoin))}
          </View>
        )}
      </View>
      <Card isBare>
        <FormSectionHeader title={t.basics} />
        <BusinessFields store={store} />
      </Card>
      <Card isBare>
        <FormSectionHeader title={t.pictures} />
        <PhotoField
          id={fieldId('logoUrl')}
          store={store.logo}
          label={t.logo}
          error={fieldErrorMessage(store, 'logoUrl')}
        />
        <PhotoField
          id={fieldId('coverUrls')}
          store={store.covers}
          label={t.covers}
          error={fieldErrorMessage(store, 'coverUrls')}
        />
        <View id={fieldId('videoUrl')}>
          <VideoField store={store.video} label={t.video} />
        </View>
      </Card>
      <Card isBare>
        <FormSectionHeader title={t.certificates} />
        <View id={fieldId('certificates')}>
          <CertificateFields store={store} />
        </View>
      </Card>
      <Card isBare>
        <FormSectionHeader title={messages.info.contact} />
        <ContactFields store={store} />
      </Card>
      <Card isBare>
        <Cell
          title={t.changeLegal}
          hint={t.legalNote}
          onPress={isBuilt('attestation.corporate') ? () => push('attestation.corporate') : undefined}
        />
      </Card>
    </PageFrame>
  );
});

function FormSectionHeader({ title }: { title: string }) {
  return (
    <View className={styles.head}>
      <SectionHeader title={title} />
    </View>
  );
}
