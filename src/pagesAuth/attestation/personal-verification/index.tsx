import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { IdCardSide } from '@contract/ocr';
import { idCharacters, idNumberProblem, type IdType } from '@rules/identity';
import { shanghaiDay } from '@rules/shanghaiTime';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { Checkbox } from '@/ui/Checkbox';
import { Chip } from '@/ui/Chip';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { DocumentPhotoField } from '../components/DocumentPhotoField';
import { fieldErrorMessage } from '../components/form';
import { MaskedIdField } from '../components/MaskedIdField';
import { OcrPrefillButton } from '../components/OcrPrefillButton';
import { PersonNameField } from '../components/PersonNameField';
import { ValidityField } from '../components/ValidityField';
import { VerificationFormPage } from '../components/VerificationFormPage';
import { VerificationTextField } from '../components/VerificationTextField';
import { DocumentOcrStore } from '../DocumentOcr.store';
import { verificationMessages } from '../locale/messages';
import { prefillFromIdCard } from '../ocrPrefill';
import { personFields, personForm, type PersonFormValues } from '../personForm';
import { submitForm } from '../submitForm';
import { type VerificationForm, verificationForm } from '../verificationForm';
import styles from './index.module.scss';

type PersonForm = VerificationForm<PersonFormValues>;
const ID_TYPES: readonly IdType[] = ['residentId', 'residencePermit', 'passport'];

const isIdCard = (form: PersonForm) => form.values.idType === 'residentId';
const newCardOcr = (form: PersonForm, side: IdCardSide) =>
  new DocumentOcrStore(
    form,
    side === 'front' ? 'idFront' : 'idBack',
    (image) => prefillFromIdCard(side, image),
    () => isIdCard(form)
  );

/** Verification of a person by identity documents. */
export default observer(function PersonalVerification() {
  const whenOnTop = useWhenOnTop();
  const [form] = useState(() => verificationForm(personForm, whenOnTop));
  const [frontOcr] = useState(() => newCardOcr(form, 'front'));
  const [backOcr] = useState(() => newCardOcr(form, 'back'));
  const [hasConsent, setConsent] = useState(false);
  const [isShaking, setShaking] = useState(false);
  const t = verificationMessages();
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveMessages);
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void form.load();
  }, [form, isLoggedIn]);
  useEffect(() => form.dispose, [form]);

  const askForConsent = async () => {
    const { confirm } = await overlays.modal({
      title: t.consentTitle,
      text: t.consentText,
      confirmText: t.consentAgree
    });
    setConsent(confirm);
    setShaking(false);
    return confirm;
  };
  const handleConsent = (isOn: boolean) => (isOn ? void askForConsent() : setConsent(false));
  const ensureConsent = async () => {
    if (hasConsent) return true;
    setShaking(true);
    return askForConsent();
  };
  const handlePrefill = async (ocr: typeof frontOcr) => {
    if (await ensureConsent()) await ocr.run();
  };
  const handleSubmit = async () => {
    if (await ensureConsent()) await submitForm(form, personFields, 'attestation.personalResult', whenOnTop);
  };

  const isCard = isIdCard(form);
  return (
    <VerificationFormPage
      title={t.personTitle}
      form={form}
      onRetry={() => void form.load()}
      onSubmit={handleSubmit}
      ocr={isCard ? [frontOcr, backOcr] : []}
    >
      <FieldGroup title={t.basics}>
        <IdentityFields form={form} />
      </FieldGroup>
      <FieldGroup title={t.photosTitle}>
        {form.values.idType === 'passport' ? (
          <DocumentPhotoField form={form} field="idFront" label={t.fields.passportPage} kind="page" />
        ) : (
          <>
            <DocumentPhotoField form={form} field="idFront" label={t.fields.idFront} kind="front" />
            {isCard && <OcrPrefillButton ocr={frontOcr} onRead={() => void handlePrefill(frontOcr)} />}
            <DocumentPhotoField form={form} field="idBack" label={t.fields.idBack} kind="back" />
            {isCard && <OcrPrefillButton ocr={backOcr} onRead={() => void handlePrefill(backOcr)} />}
          </>
        )}
      </FieldGroup>
      <View className={styles.consent}>
        <Checkbox isChecked={hasConsent} onChange={handleConsent} isShaking={isShaking}>
          {t.consentTick}
        </Checkbox>
      </View>
    </VerificationFormPage>
  );
});

function leaveMessages() {
  const { leaveTitle, leaveText, leave, stay } = verificationMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}

const IdentityFields = observer(function IdentityFields({ form }: { form: PersonForm }) {
  const t = verificationMessages();
  const { values } = form;
  const today = shanghaiDay(Date.now());
  return (
    <>
      <PersonNameField
        form={form}
        field="realName"
        label={t.fields.realName}
        value={values.realName}
        onChange={(realName) => form.set({ realName })}
      />
      <FormField label={t.fields.idType} isRequired>
        <View className={styles.chips} role="group" aria-label={t.fields.idType}>
          {ID_TYPES.map((idType) => (
            <Chip
              key={idType}
              text={t.idTypes[idType]}
              isOn={values.idType === idType}
              onPress={() => form.set({ idType, idNumber: '', keepsNumber: false })}
            />
          ))}
        </View>
      </FormField>
      <IdNumberField form={form} today={today} />
      {values.idType === 'passport' && (
        <FormField
          id={fieldId('birthday')}
          label={t.fields.birthday}
          isRequired
          error={fieldErrorMessage(form, 'birthday')}
        >
          <DayField
            label={t.fields.birthday}
            placeholder={t.placeholders.day}
            value={values.birthday}
            last={today}
            onChange={(birthday) => form.set({ birthday })}
          />
        </FormField>
      )}
      <ValidityField
        form={form}
        label={t.fields.validUntil}
        value={values}
        today={today}
        onChange={(validity) => form.set(validity)}
      />
    </>
  );
});

const IdNumberField = observer(function IdNumberField({ form, today }: { form: PersonForm; today: string }) {
  const t = verificationMessages();
  const { idType, idNumber, keepsNumber, maskedNumber } = form.values;
  if (keepsNumber) {
    return (
      <MaskedIdField
        form={form}
        field="idNumber"
        label={t.fields.idNumber}
        isRequired
        masked={maskedNumber}
        onChange={() => form.set({ keepsNumber: false, idNumber: '' })}
      />
    );
  }
  const isValid = idNumberProblem(idType, idNumber, today) === undefined && idType !== 'passport';
  return (
    <VerificationTextField
      form={form}
      field="idNumber"
      label={t.fields.idNumber}
      placeholder={t.placeholders.idNumber}
      max={24}
      hint={isValid ? t.numberRight : t.numberPurpose}
      value={idNumber}
      onChange={(text) => {
        const characters = idCharacters(text);
        form.set({ idNumber: characters });
        // A number of 18 characters is complete: its check digit is validated at once.
        if (characters.length === 18) form.touch('idNumber');
      }}
    />
  );
});
