import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { MAX_POLICIES } from '@rules/verification';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { outdatedDraft } from '@/components/form/outdatedDraft';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { DocumentPhotoField } from '../components/DocumentPhotoField';
import { PersonNameField } from '../components/PersonNameField';
import { UsccField } from '../components/UsccField';
import { ValidityField } from '../components/ValidityField';
import { VerificationFormPage } from '../components/VerificationFormPage';
import { VerificationRegionField } from '../components/VerificationRegionField';
import { VerificationTextField } from '../components/VerificationTextField';
import { verificationMessages } from '../locale/messages';
import { parkFields, parkForm, type ParkFormValues } from '../parkForm';
import { submitForm } from '../submitForm';
import { parkDraft } from '../verificationDrafts';
import { type VerificationForm, verificationForm } from '../verificationForm';
import { BuildingsField } from './components/BuildingsField';

type ParkForm = VerificationForm<ParkFormValues>;

/** Park verification by its approval documents; reviewed by the platform, then by the authority. */
export default observer(function ParkVerification() {
  const whenOnTop = useWhenOnTop();
  const [form] = useState(() => verificationForm(parkForm, whenOnTop));
  const t = verificationMessages();
  const { load, savedAtMs } = useFormDraft(form, parkDraft, outdatedDraft);
  useEffect(() => form.dispose, [form]);

  const handleSubmit = async () => {
    if (await submitForm(form, parkFields, 'attestation.parkResult', whenOnTop)) parkDraft.clear();
  };
  return (
    <VerificationFormPage
      title={t.parkTitle}
      form={form}
      requiresPersonalVerification
      onRetry={load}
      onSubmit={handleSubmit}
      note={savedAtMs === undefined ? undefined : t.draftSaved(clockOf(savedAtMs))}
    >
      <FieldGroup title={t.parkBasics}>
        <ParkBasics form={form} />
      </FieldGroup>
      <FieldGroup title={t.fields.buildings}>
        <View id={fieldId('buildings')}>
          <BuildingsField form={form} />
        </View>
      </FieldGroup>
      <FieldGroup title={t.contactTitle}>
        <ContactFields form={form} />
      </FieldGroup>
      <FieldGroup title={t.approvalTitle}>
        <DocumentPhotoField form={form} field="approval" label={t.fields.approval} kind="sheet" />
        <ValidityField
          form={form}
          label={t.fields.approvalUntil}
          value={form.values}
          today={shanghaiDay(Date.now())}
          onChange={(validity) => form.set(validity)}
        />
      </FieldGroup>
    </VerificationFormPage>
  );
});

const ParkBasics = observer(function ParkBasics({ form }: { form: ParkForm }) {
  const t = verificationMessages();
  const { values } = form;
  return (
    <>
      <VerificationTextField
        form={form}
        field="name"
        label={t.fields.parkName}
        placeholder={t.placeholders.parkName}
        max={50}
        value={values.name}
        onChange={(name) => form.set({ name: name.trim() })}
      />
      <UsccField
        form={form}
        field="operatorUscc"
        label={t.fields.operatorUscc}
        value={values.operatorUscc}
        onChange={(operatorUscc) => form.set({ operatorUscc })}
      />
      <VerificationRegionField form={form} value={values} onChange={(region) => form.set(region)} />
      <VerificationTextField
        form={form}
        field="area"
        label={t.fields.area}
        placeholder={t.problems.range}
        max={9}
        keyboard="decimal"
        unit={t.mu}
        value={values.area}
        onChange={(area) => form.set({ area: area.trim() })}
      />
      <DocumentPhotoField
        form={form}
        field="plan"
        label={t.fields.plan}
        kind="plan"
        isOptional
        hint={t.placeholders.optional}
      />
      <VerificationTextField
        form={form}
        field="policies"
        label={t.fields.policies}
        placeholder={t.placeholders.policies}
        max={MAX_POLICIES}
        isOptional
        isLong
        value={values.policies}
        onChange={(policies) => form.set({ policies })}
      />
      <DocumentPhotoField
        form={form}
        field="policyDoc"
        label={t.fields.policyDoc}
        kind="sheet"
        isOptional
        hint={t.placeholders.optional}
      />
    </>
  );
});

const ContactFields = observer(function ContactFields({ form }: { form: ParkForm }) {
  const t = verificationMessages();
  const { contactName, contactPhone } = form.values;
  return (
    <>
      <PersonNameField
        form={form}
        field="contactName"
        label={t.fields.contactName}
        value={contactName}
        onChange={(name) => form.set({ contactName: name })}
      />
      <VerificationTextField
        form={form}
        field="contactPhone"
        label={t.fields.contactPhone}
        placeholder={t.placeholders.phone}
        max={20}
        value={contactPhone}
        onChange={(phone) => form.set({ contactPhone: phone.trim() })}
      />
    </>
  );
});
