import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { fieldId, showField } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { PhotoField } from '@/components/photo/PhotoField';
import { PhotosStore } from '@/components/photo/Photos.store';
import { VideoField } from '@/components/photo/VideoField';
import { videoStore } from '@/components/photo/videoStore';
import { clockOf } from '@/lib/time';
import { isBuilt, push } from '@/navigation/navigate';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadImage } from '@/request/upload';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { IconButton } from '@/ui/IconButton';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHeader } from '@/ui/SectionHeader';
import { updateCompany } from '../../api/company';
import { companyPageDraft, DraftedCompany } from '../companyDraft';
import { previewOf } from '../companyPreview';
import { CompanyFormStore } from '../CompanyForm.store';
import { fieldError } from '../fieldError';
import { companyMessages } from '../locale/messages';
import { teamErrorText } from '../teamErrorText';
import { BusinessFields } from './BusinessFields';
import { CertificateFields } from './CertificateFields';
import styles from './CompanyForm.module.scss';
import { CompanyPreview } from './CompanyPreview';
import { ContactFields } from './ContactFields';

interface CompanyFormProps {
  company: CompanyInfo;
  /** What it offers, for the preview. */
  supplies: readonly SupplyBrief[];
  /** With what was saved. */
  onDone(company: CompanyInfo): void;
  onLeave(): void;
}

const newPhotos = (most: number) =>
  new PhotosStore({ choosePhotos: pickPhotos, uploadImage, forgetPhoto: releaseFile }, most);

/** What owner and admins write of their company. What the licence says is changed by a new verification. */
export const CompanyForm = observer(function CompanyForm({ company, supplies, onDone, onLeave }: CompanyFormProps) {
  const words = companyMessages();
  const t = words.form;
  const [store] = useState(() => new CompanyFormStore({ updateCompany, newPhotos, newVideo: videoStore }, company));
  const [drafted] = useState(() => new DraftedCompany(store));
  const { savedAtMs } = useFormDraft(drafted, companyPageDraft);
  useEffect(() => store.dispose, [store]);
  const [isPreviewing, setPreviewing] = useState(false);
  const { percent, missing } = store.completion;
  const handleSave = () =>
    void store.save().then((saved) => {
      if (saved) {
        companyPageDraft.forget();
        overlays.toast(t.saved, { icon: 'circle-check' });
        onDone(saved);
        return;
      }
      if (store.error !== undefined) overlays.toast(teamErrorText(store.error));
      if (store.firstWrong !== undefined) showField(store.firstWrong);
    });
  const handleLeave = async () => {
    const question = { title: t.leaveTitle, text: t.leaveText, confirmText: t.leave, cancelText: t.stay };
    if (store.hasChanged) {
      if (!(await overlays.modal(question)).confirm) return;
      store.giveUp();
      companyPageDraft.forget();
    }
    onLeave();
  };

  if (isPreviewing) {
    const preview = previewOf(company, store.fields, store);
    return <CompanyPreview company={preview} supplies={supplies} onClose={() => setPreviewing(false)} />;
  }
  return (
    <PageFrame
      title={words.info.editTitle}
      navRight={<IconButton icon="eye" label={words.info.preview} onPress={() => setPreviewing(true)} />}
      bottomBar={
        <View className={styles.bar}>
          <Button onPress={() => void handleLeave()}>{words.cancel}</Button>
          <View className={styles.save}>
            <Button kind="primary" isFull isLoading={store.isSaving} onPress={handleSave}>
              {words.save}
            </Button>
          </View>
        </View>
      }
    >
      <View className={styles.completion}>
        {words.info.completion(percent)}
        {savedAtMs !== undefined && <View className={styles.missing}>{t.draftSaved(clockOf(savedAtMs))}</View>}
        {missing.length > 0 && (
          <View className={styles.missing}>
            {words.info.missing(missing.map((part) => words.parts[part]).join(words.listJoin))}
          </View>
        )}
      </View>
      <Card isBare>
        <Head title={t.basics} />
        <BusinessFields store={store} />
      </Card>
      <Card isBare>
        <Head title={t.pictures} />
        <PhotoField id={fieldId('logoUrl')} store={store.logo} label={t.logo} error={fieldError(store, 'logoUrl')} />
        <PhotoField
          id={fieldId('coverUrls')}
          store={store.covers}
          label={t.covers}
          error={fieldError(store, 'coverUrls')}
        />
        <View id={fieldId('videoUrl')}>
          <VideoField store={store.video} label={t.video} />
        </View>
      </Card>
      <Card isBare>
        <Head title={t.certificates} />
        <View id={fieldId('certificates')}>
          <CertificateFields store={store} />
        </View>
      </Card>
      <Card isBare>
        <Head title={words.info.contact} />
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

function Head({ title }: { title: string }) {
  return (
    <View className={styles.head}>
      <SectionHeader title={title} />
    </View>
  );
}
