import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CallData } from '@contract';
import { isUscc } from '@rules/uscc';
import { FieldGroup } from '@/components/form/FieldGroup';
import { scrollToField } from '@/components/form/formField';
import { outdatedDraft } from '@/components/form/outdatedDraft';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { push } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { findCompanyByUscc } from '../../api/verification';
import { companyFields, companyForm } from '../companyForm';
import { DocumentPhotoField } from '../components/DocumentPhotoField';
import { OcrPrefillButton } from '../components/OcrPrefillButton';
import { VerificationFormPage } from '../components/VerificationFormPage';
import { DocumentOcrStore } from '../DocumentOcr.store';
import { verificationMessages } from '../locale/messages';
import { prefillFromLicence } from '../ocrPrefill';
import { submitForm } from '../submitForm';
import { companyDraft } from '../verificationDrafts';
import { verificationForm } from '../verificationForm';
import { BusinessFields } from './components/BusinessFields';
import { LegalFields } from './components/LegalFields';
import { OperatorFields } from './components/OperatorFields';
import styles from './index.module.scss';

type RegisteredCompany = NonNullable<CallData<'GET /api/front/verification/companyOf'>>;

/** Company verification by business licence, with a link to joining an existing company. */
export default observer(function CorporateVerification() {
  const whenOnTop = useWhenOnTop();
  const [form] = useState(() => verificationForm(companyForm, whenOnTop));
  const [licenceOcr] = useState(() => new DocumentOcrStore(form, 'licence', prefillFromLicence));
  const t = verificationMessages();
  const { load, savedAtMs } = useFormDraft(form, companyDraft, outdatedDraft);
  useEffect(() => form.dispose, [form]);

  const handleJoin = () => push('attestation.joinTeam', {});
  const handleSubmit = async () => {
    const isOnTop = pageOnTop();
    const existing = await findOthersCompany(form.values.uscc);
    if (!isOnTop()) return;
    if (existing) {
      await offerJoining(existing);
      form.setServerError('uscc', 'taken');
      return scrollToField('uscc');
    }
    if (await submitForm(form, companyFields, 'attestation.corporateResult', whenOnTop)) companyDraft.clear();
  };

  return (
    <VerificationFormPage
      title={t.companyTitle}
      form={form}
      requiresPersonalVerification
      alternative={{ text: t.join, onPress: handleJoin }}
      onRetry={load}
      onSubmit={handleSubmit}
      ocr={[licenceOcr]}
      note={savedAtMs === undefined ? undefined : t.draftSaved(clockOf(savedAtMs))}
    >
      <View className={styles.ways}>
        <SegmentedControl<'create' | 'join'>
          label={t.companyTitle}
          options={[
            { key: 'create', text: t.create },
            { key: 'join', text: t.join }
          ]}
          value="create"
          onChange={(chosen) => chosen === 'join' && handleJoin()}
        />
      </View>
      <FieldGroup title={t.licenceTitle}>
        <DocumentPhotoField form={form} field="licence" label={t.fields.licence} kind="sheet" />
        <OcrPrefillButton ocr={licenceOcr} onRead={() => void licenceOcr.run()} />
      </FieldGroup>
      <FieldGroup title={t.legalTitle}>
        <LegalFields form={form} />
      </FieldGroup>
      <FieldGroup title={t.businessTitle}>
        <BusinessFields form={form} />
      </FieldGroup>
      <FieldGroup title={t.operatorTitle}>
        <OperatorFields form={form} />
      </FieldGroup>
      <Card isBare>
        <Cell icon="info-circle" title={t.materials} onPress={() => push('attestation.materialExample')} />
      </Card>
    </VerificationFormPage>
  );
});

/** Returns the company that is registered with this credit code, which identifies one; null for none or an own one. */
async function findOthersCompany(uscc: string): Promise<RegisteredCompany | null> {
  if (!isUscc(uscc)) return null;
  const company = await findCompanyByUscc(uscc).catch(() => null);
  const isOwn = company !== null && user.user?.companies.some(({ id, role }) => id === company.id && role === 'owner');
  return isOwn ? null : company;
}

/** Offers joining the registered company, or an appeal. */
async function offerJoining(company: RegisteredCompany): Promise<void> {
  const t = verificationMessages();
  const choice = await overlays.actionSheet({
    title: t.taken(company.name),
    items: [
      { text: t.applyToJoin, hint: t.takenText },
      { text: t.appeal, hint: t.appealHint }
    ]
  });
  if (choice === 0) push('attestation.joinTeam', { companyId: company.id });
  if (choice === 1) push('setting.feedback', { kind: 'complaint' });
}
