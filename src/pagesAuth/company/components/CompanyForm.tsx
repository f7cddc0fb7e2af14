import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { companyViewMessages } from '@/components/company/locale/messages';
import { fieldId, scrollToField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { userFrameProps } from '@/components/member/userFrameProps';
import { PhotoField } from '@/components/upload/PhotoField';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { VideoField } from '@/components/upload/VideoField';
import { videoStore } from '@/components/upload/videoStore';
import { clockOf } from '@/lib/time';
import { push } from '@/navigation/navigate';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import type { PagedList } from '@/request/PagedList';
import { uploadImage } from '@/request/upload';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { runWithToast } from '@/ui/runWithToast';
import { SectionHeader } from '@/ui/SectionHeader';
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
  supplies: PagedList<SupplyBrief>;
  updateCompany(body: UpdateCompanyBody): Promise<void>;
  /** Called after saving, and when the user leaves without. */
  onLeave(): void;
}

const newPhotos = (maxCount: number) =>
  new UploadsStore({ pickFiles: pickPhotos, uploadFile: uploadImage, releaseFile }, maxCount);

/** Form for the owner and admins of a company. Facts from the licence change only through a new verification. */
export const CompanyForm = observer(function CompanyForm(props: CompanyFormProps) {
  const { company, supplies, updateCompany, onLeave } = props;
  const messages = companyMessages();
  const t = messages.form;
  const { completion, missing: missingText, parts, listJoin, contact } = companyViewMessages();
  const [store] = useState(() => new CompanyFormStore({ updateCompany, newPhotos, newVideo: videoStore }, company));
  const { form, drafts } = store;
  const { savedAtMs } = useFormDraft(form, drafts);
  useEffect(() => form.dispose, [form]);
  const [isPreviewing, setPreviewing] = useState(false);
  const { percent, missing } = store.completion;
  const submit = async () => {
    const outcome = await form.submit();
    if (outcome === 'invalid') {
      if (store.firstInvalidField === undefined) overlays.toast(t.notTaken);
      else scrollToField(store.firstInvalidField);
    }
    return outcome === 'sent';
  };
  const showError = (error: unknown) => overlays.toast(teamErrorMessage(error), { icon: 'info-circle' });
  const save = async () => {
    if (await runWithToast(submit, t.saved, showError)) onLeave();
  };
  const handleLeave = async () => {
    const dialog = { title: t.leaveTitle, text: t.leaveText, confirmText: t.leave, cancelText: t.stay };
    if (form.isChanged && !(await overlays.modal(dialog)).confirm) return;
    form.discardChanges();
    onLeave();
  };

  if (isPreviewing) {
    const preview = publicPreviewOf(company, store.fields, form.values);
    return <CompanyPreview company={preview} supplies={supplies} onClose={() => setPreviewing(false)} />;
  }
  return (
    <PageFrame
      title={messages.info.editTitle}
      {...(form.status === 'loading' && userFrameProps())}
      navRight={<IconButton icon="eye" label={messages.info.preview} onPress={() => setPreviewing(true)} />}
      bottomBar={
        <View className={styles.bar}>
          <Button onPress={() => void handleLeave()}>{messages.cancel}</Button>
          <View className={styles.save}>
            <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={() => void save()}>
              {messages.save}
            </Button>
          </View>
        </View>
      }
    >
      <View className={styles.completion}>
        {completion(percent)}
        {savedAtMs !== undefined && <View className={styles.missing}>{t.draftSaved(clockOf(savedAtMs))}</View>}
        {missing.length > 0 && (
          <View className={styles.missing}>{missingText(missing.map((section) => parts[section]).join(listJoin))}</View>
        )}
      </View>
      <Card isBare>
        <FormSectionHeader title={t.basics} />
        <BusinessFields store={store} />
      </Card>
      <Card isBare>
        <FormSectionHeader title={t.pictures} />
        {form.uploads['logoUrl'] && (
          <PhotoField
            id={fieldId('logoUrl')}
            store={form.uploads['logoUrl']}
            label={t.logo}
            error={fieldErrorMessage(form, 'logoUrl')}
          />
        )}
        {form.uploads['coverUrls'] && (
          <PhotoField
            id={fieldId('coverUrls')}
            store={form.uploads['coverUrls']}
            label={t.covers}
            error={fieldErrorMessage(form, 'coverUrls')}
          />
        )}
        {form.uploads['videoUrl'] && (
          <View id={fieldId('videoUrl')}>
            <VideoField store={form.uploads['videoUrl']} label={t.video} />
          </View>
        )}
      </Card>
      <Card isBare>
        <FormSectionHeader title={t.certificates} />
        <View id={fieldId('certificates')}>
          <CertificateFields store={store} />
        </View>
      </Card>
      <Card isBare>
        <FormSectionHeader title={contact} />
        <ContactFields store={store} />
      </Card>
      <Card isBare>
        <Cell title={t.changeLegal} hint={t.legalNote} onPress={() => push('attestation.corporate')} />
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
