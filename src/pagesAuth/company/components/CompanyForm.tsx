import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import { PhotoField } from '@/components/photo/PhotoField';
import { PhotosStore } from '@/components/photo/Photos.store';
import { isBuilt, push } from '@/navigation/navigate';
import { choosePhotos, forgetPhoto } from '@/platform/photo';
import { uploadUri } from '@/platform/uploadUri';
import { uploadImage } from '@/request/uploadImage';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { feedback } from '@/ui/feedback';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHead } from '@/ui/SectionHead';
import { updateCompany } from '../../api/company';
import { CompanyFormStore } from '../CompanyForm.store';
import { companyWords } from '../locale/words';
import { teamErrorText } from '../teamErrorText';
import { BusinessFields } from './BusinessFields';
import { CertificateFields } from './CertificateFields';
import styles from './CompanyForm.module.scss';
import { ContactFields } from './ContactFields';

const COVERS = 5;

interface CompanyFormProps {
  company: CompanyInfo;
  /** With what was saved. */
  onDone(company: CompanyInfo): void;
  onLeave(): void;
}

function photosOf(urls: readonly string[], most: number): PhotosStore {
  const photos = new PhotosStore({ choosePhotos, uploadImage, forgetPhoto }, most);
  photos.restore(urls, uploadUri);
  return photos;
}

/** What owner and admins write of their company. What the licence says is changed by a new verification. */
export const CompanyForm = observer(function CompanyForm({ company, onDone, onLeave }: CompanyFormProps) {
  const words = companyWords();
  const t = words.form;
  const [store] = useState(
    () =>
      new CompanyFormStore(
        { updateCompany },
        company,
        photosOf(company.logoUrl === null ? [] : [company.logoUrl], 1),
        photosOf(company.coverUrls, COVERS)
      )
  );
  useEffect(() => store.dispose, [store]);
  const { percent, missing } = store.completion;
  const handleSave = () =>
    void store.save().then((saved) => {
      if (saved) {
        feedback.toast(t.saved, { icon: 'circle-check' });
        onDone(saved);
      } else if (store.error !== undefined) feedback.toast(teamErrorText(store.error));
    });
  const handleLeave = async () => {
    const question = { title: t.leaveTitle, text: t.leaveText, confirmText: t.leave, cancelText: t.stay };
    if (!store.hasChanged || (await feedback.modal(question)).confirm) onLeave();
  };
  const wrong = store.wrongFields[0];

  return (
    <PageFrame
      title={words.info.editTitle}
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
        <PhotoField store={store.logo} label={t.logo} />
        <PhotoField store={store.covers} label={t.covers} />
      </Card>
      <Card isBare>
        <Head title={t.certificates} />
        <CertificateFields store={store} />
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
      {wrong && store.isWrong(wrong) && (
        <View className={styles.problem} role="alert">
          {t.wrong[wrong]}
        </View>
      )}
    </PageFrame>
  );
});

function Head({ title }: { title: string }) {
  return (
    <View className={styles.head}>
      <SectionHead title={title} />
    </View>
  );
}
