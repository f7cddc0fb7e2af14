import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { idCharacters, idNumberProblem, type IdType } from '@rules/identity';
import { fieldId } from '@/components/form/formField';
import { dateOf } from '@/lib/time';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { user } from '@/stores/user';
import { Checkbox } from '@/ui/Checkbox';
import { Chip } from '@/ui/Chip';
import { DayField } from '@/ui/DayField';
import { overlays } from '@/ui/overlays';
import { FormField } from '@/ui/FormField';
import { errorOf } from '../components/form';
import { FormPage } from '../components/FormPage';
import { Group } from '@/components/form/Group';
import { KeptNumber } from '../components/KeptNumber';
import { PaperPhoto } from '../components/PaperPhoto';
import { PersonNameLine } from '../components/PersonNameLine';
import { ReadPaper } from '../components/ReadPaper';
import { TextLine } from '../components/TextLine';
import { Validity } from '../components/Validity';
import { verificationMessages } from '../locale/messages';
import { PaperReadingStore } from '../PaperReading.store';
import { personFields, personForm, type PersonFormValues } from '../personForm';
import { readPerson } from '../readPapers';
import { submitForm } from '../submitForm';
import { verificationForm, type VerificationForm } from '../verificationForm';
import styles from './index.module.scss';

type PersonForm = VerificationForm<PersonFormValues>;
const ID_TYPES: readonly IdType[] = ['residentId', 'residencePermit', 'passport'];

/** Who somebody is, by their papers. */
export default observer(function PersonalVerification() {
  const [form] = useState(() => verificationForm(personForm));
  const [front] = useState(() => new PaperReadingStore(form, 'idFront', (image) => readPerson('front', image)));
  const [back] = useState(() => new PaperReadingStore(form, 'idBack', (image) => readPerson('back', image)));
  const [hasConsent, setConsent] = useState(false);
  const [isShaking, setShaking] = useState(false);
  const t = verificationMessages();
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveWords);
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
  const hasAgreed = async () => {
    if (hasConsent) return true;
    setShaking(true);
    return askForConsent();
  };
  const handleRead = async (reading: typeof front) => {
    if (await hasAgreed()) await reading.run();
  };
  const handleSubmit = async () => {
    if (await hasAgreed()) await submitForm(form, personFields, 'attestation.personalResult');
  };

  const isCard = form.values.idType === 'residentId';
  return (
    <FormPage title={t.personTitle} form={form} onRetry={() => void form.load()} onSubmit={() => void handleSubmit()}>
      <Group title={t.basics}>
        <Identity form={form} />
      </Group>
      <Group title={t.photosTitle}>
        {form.values.idType === 'passport' ? (
          <PaperPhoto form={form} field="idFront" label={t.fields.passportPage} kind="page" />
        ) : (
          <>
            <PaperPhoto form={form} field="idFront" label={t.fields.idFront} kind="front" />
            {isCard && <ReadPaper reading={front} onRead={() => void handleRead(front)} />}
            <PaperPhoto form={form} field="idBack" label={t.fields.idBack} kind="back" />
            {isCard && <ReadPaper reading={back} onRead={() => void handleRead(back)} />}
          </>
        )}
      </Group>
      <View className={styles.consent}>
        <Checkbox isChecked={hasConsent} onChange={handleConsent} isShaking={isShaking}>
          {t.consentTick}
        </Checkbox>
      </View>
    </FormPage>
  );
});

function leaveWords() {
  const { leaveTitle, leaveText, leave, stay } = verificationMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}

const Identity = observer(function Identity({ form }: { form: PersonForm }) {
  const t = verificationMessages();
  const { values } = form;
  const today = dateOf(Date.now());
  return (
    <>
      <PersonNameLine
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
      <IdNumber form={form} today={today} />
      {values.idType === 'passport' && (
        <FormField id={fieldId('birthday')} label={t.fields.birthday} isRequired error={errorOf(form, 'birthday')}>
          <DayField
            label={t.fields.birthday}
            placeholder={t.placeholders.day}
            value={values.birthday}
            last={today}
            onChange={(birthday) => form.set({ birthday })}
          />
        </FormField>
      )}
      <Validity
        form={form}
        label={t.fields.validUntil}
        value={values}
        today={today}
        onChange={(validity) => form.set(validity)}
      />
    </>
  );
});

const IdNumber = observer(function IdNumber({ form, today }: { form: PersonForm; today: string }) {
  const t = verificationMessages();
  const { idType, idNumber, keepsNumber, maskedNumber } = form.values;
  if (keepsNumber) {
    return (
      <KeptNumber
        form={form}
        field="idNumber"
        label={t.fields.idNumber}
        isRequired
        masked={maskedNumber}
        onChange={() => form.set({ keepsNumber: false, idNumber: '' })}
      />
    );
  }
  const isRight = idNumberProblem(idType, idNumber, today) === undefined && idType !== 'passport';
  return (
    <TextLine
      form={form}
      field="idNumber"
      label={t.fields.idNumber}
      placeholder={t.placeholders.idNumber}
      max={24}
      hint={isRight ? t.numberRight : t.numberPurpose}
      value={idNumber}
      onChange={(text) => {
        const characters = idCharacters(text);
        form.set({ idNumber: characters });
        // Eighteen characters are a whole number: its check digit is judged at once.
        if (characters.length === 18) form.leave('idNumber');
      }}
    />
  );
});
