import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FoundCompany } from '@contract/joinTeam';
import { TextField } from '@/components/form/TextField';
import { PhotoField } from '@/components/upload/PhotoField';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { applyToTeam } from '../../../api/joinTeam';
import { companyMessages } from '../../../company/locale/messages';
import { teamErrorMessage } from '../../../company/teamErrorMessage';
import { privatePhotos } from '../../privatePhotos';
import type { JoinTeamStore } from '../JoinCorporateTeam.store';
import { JoinFormStore } from '../JoinForm.store';
import styles from './JoinSheet.module.scss';

const [NAME, SHORT, MESSAGE] = [20, 20, 140];

interface JoinSheetProps {
  store: JoinTeamStore;
  /** Target of the application; undefined closes the sheet. */
  company: FoundCompany | undefined;
  onClose(): void;
}

/** Application form for a company. The input is preserved when sending fails. */
export const JoinSheet = observer(function JoinSheet({ store, company, onClose }: JoinSheetProps) {
  return (
    <Sheet isOpen={company !== undefined} onClose={onClose} title={company?.shortName ?? ''}>
      {company && <JoinForm key={company.id} store={store} company={company} onSent={onClose} />}
    </Sheet>
  );
});

interface JoinFormProps {
  store: JoinTeamStore;
  company: FoundCompany;
  onSent(): void;
}

const JoinForm = observer(function JoinForm({ store, company, onSent }: JoinFormProps) {
  const t = companyMessages().joinTeam;
  const [joinForm] = useState(
    () =>
      new JoinFormStore(
        { applyToTeam, newUploads: (maxCount) => privatePhotos(maxCount, 'joinTeam') },
        { companyId: company.id, inviteCode: store.inviteCodeFor(company) }
      )
  );
  const { form } = joinForm;
  useEffect(() => form.dispose, [form]);
  const { values, uploads, set, problemOf } = form;
  const proofs = uploads['proofIds'];
  const handleSubmit = async () => {
    // The notice on the sheet shows a failure.
    const outcome = await form.submit().catch(() => 'failed' as const);
    if (proofs?.problem) overlays.toast(t.photosWait);
    if (outcome !== 'sent') return;
    onSent();
    overlays.toast(joinForm.application?.status === 'approved' ? t.letIn : t.sent, { icon: 'circle-check' });
    await store.runExclusive('applied', () => user.load());
  };
  const touch = (field: 'realName' | 'position') => values[field] !== '' && form.touch(field);
  const failure = form.failure ? teamErrorMessage(form.failure.error) : problemOf('inviteCode') && t.badCode;
  return (
    <View className={styles.form}>
      <TextField
        field="realName"
        label={t.realName}
        hint={t.realNameHint}
        max={NAME}
        value={values.realName}
        error={problemOf('realName') && t.realNameWrong}
        onChange={(realName) => set({ realName })}
        onLeave={() => touch('realName')}
      />
      <TextField
        field="position"
        label={t.position}
        placeholder={t.positionHint}
        max={SHORT}
        value={values.position}
        error={problemOf('position') && t.positionWrong}
        onChange={(position) => set({ position })}
        onLeave={() => touch('position')}
      />
      <TextField
        field="department"
        isOptional
        label={t.department}
        max={SHORT}
        value={values.department}
        onChange={(department) => set({ department })}
      />
      <TextField
        field="message"
        isOptional
        isLong
        label={t.message}
        placeholder={t.messageHint}
        max={MESSAGE}
        value={values.message}
        onChange={(message) => set({ message })}
      />
      {proofs && <PhotoField store={proofs} label={t.proofs} hint={t.proofsHint} />}
      {failure !== undefined && (
        <View className={styles.problem} role="alert">
          {failure}
        </View>
      )}
      <View className={styles.send}>
        <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={() => void handleSubmit()}>
          {t.send}
        </Button>
      </View>
    </View>
  );
});
