import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { MAX_POLICIES } from '@rules/verification';
import { fieldId } from '@/components/form/formField';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf, dateOf } from '@/lib/time';
import { FormPage } from '../components/FormPage';
import { Group } from '@/components/form/Group';
import { PaperPhoto } from '../components/PaperPhoto';
import { PersonNameLine } from '../components/PersonNameLine';
import { RegionField } from '../components/RegionField';
import { TextLine } from '../components/TextLine';
import { UsccLine } from '../components/UsccLine';
import { Validity } from '../components/Validity';
import { parkDraft } from '../drafts';
import { Buildings } from './components/Buildings';
import { verificationMessages } from '../locale/messages';
import { parkFields, parkForm, type ParkFormValues } from '../parkForm';
import { submitForm } from '../submitForm';
import { verificationForm, type VerificationForm } from '../verificationForm';

type ParkForm = VerificationForm<ParkFormValues>;

/** A park, by what it was approved with; the platform looks first, then the authority. */
export default observer(function ParkVerification() {
  const [form] = useState(() => verificationForm(parkForm));
  const t = verificationMessages();
  const { load, savedAtMs } = useFormDraft(form, parkDraft);
  useEffect(() => form.dispose, [form]);

  const handleSubmit = async () => {
    if (await submitForm(form, parkFields, 'attestation.parkResult')) parkDraft.forget();
  };
  return (
    <FormPage
      title={t.parkTitle}
      form={form}
      needsPerson
      onRetry={load}
      onSubmit={() => void handleSubmit()}
      note={savedAtMs === undefined ? undefined : t.draftSaved(clockOf(savedAtMs))}
    >
      <Group title={t.parkBasics}>
        <ParkBasics form={form} />
      </Group>
      <Group title={t.fields.buildings}>
        <View id={fieldId('buildings')}>
          <Buildings form={form} />
        </View>
      </Group>
      <Group title={t.contactTitle}>
        <Contact form={form} />
      </Group>
      <Group title={t.approvalTitle}>
        <PaperPhoto form={form} field="approval" label={t.fields.approval} kind="sheet" />
        <Validity
          form={form}
          label={t.fields.approvalUntil}
          value={form.values}
          today={dateOf(Date.now())}
          onChange={(validity) => form.set(validity)}
        />
      </Group>
    </FormPage>
  );
});

const ParkBasics = observer(function ParkBasics({ form }: { form: ParkForm }) {
  const t = verificationMessages();
  const { values } = form;
  return (
    <>
      <TextLine
        form={form}
        field="name"
        label={t.fields.parkName}
        placeholder={t.placeholders.parkName}
        max={50}
        value={values.name}
        onChange={(name) => form.set({ name: name.trim() })}
      />
      <UsccLine
        form={form}
        field="operatorUscc"
        label={t.fields.operatorUscc}
        value={values.operatorUscc}
        onChange={(operatorUscc) => form.set({ operatorUscc })}
      />
      <RegionField form={form} value={values} onChange={(region) => form.set(region)} />
      <TextLine
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
      <PaperPhoto
        form={form}
        field="plan"
        label={t.fields.plan}
        kind="plan"
        isOptional
        hint={t.placeholders.optional}
      />
      <TextLine
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
      <PaperPhoto
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

const Contact = observer(function Contact({ form }: { form: ParkForm }) {
  const t = verificationMessages();
  const { contactName, contactPhone } = form.values;
  return (
    <>
      <PersonNameLine
        form={form}
        field="contactName"
        label={t.fields.contactName}
        value={contactName}
        onChange={(name) => form.set({ contactName: name })}
      />
      <TextLine
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
