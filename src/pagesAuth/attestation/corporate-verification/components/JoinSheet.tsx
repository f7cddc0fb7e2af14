import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FoundCompany } from '@contract/joinTeam';
import { PhotoField } from '@/components/upload/PhotoField';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { applyToTeam } from '../../../api/joinTeam';
import { companyMessages } from '../../../company/locale/messages';
import { teamErrorMessage } from '../../../company/teamErrorMessage';
import { privatePhotos } from '../../privatePhotos';
import type { JoinTeamStore } from '../JoinCorporateTeam.store';
import { JoinFormStore } from '../JoinForm.store';
import styles from './JoinSheet.module.scss';

const [NAME, SHORT, MESSAGE, PHOTOS] = [20, 20, 140, 2];

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
  const [form] = useState(
    () =>
      new JoinFormStore(
        { applyToTeam },
        { companyId: company.id, inviteCode: store.inviteCodeFor(company) },
        privatePhotos(PHOTOS, 'joinTeam')
      )
  );
  useEffect(() => form.dispose, [form]);
  const { fields } = form;
  const handleSubmit = () =>
    void form.submit().then(async (application) => {
      if (form.photos.problem) overlays.toast(t.photosWait);
      if (!application) return;
      onSent();
      overlays.toast(application.status === 'approved' ? t.letIn : t.sent, { icon: 'circle-check' });
      await store.runExclusive('applied', () => user.load());
    });
  return (
    <View className={styles.form}>
      <FormField
        label={t.realName}
        isRequired
        hint={t.realNameHint}
        error={form.hasError('realName') ? t.realNameWrong : undefined}
      >
        <TextInput
          label={t.realName}
          name="realName"
          maxLength={NAME}
          value={fields.realName}
          isInvalid={form.hasError('realName')}
          onChange={(text) => form.set('realName', text)}
          onBlur={() => form.touch('realName')}
        />
      </FormField>
      <FormField label={t.position} isRequired error={form.hasError('position') ? t.positionWrong : undefined}>
        <TextInput
          label={t.position}
          name="position"
          placeholder={t.positionHint}
          maxLength={SHORT}
          value={fields.position}
          isInvalid={form.hasError('position')}
          onChange={(text) => form.set('position', text)}
          onBlur={() => form.touch('position')}
        />
      </FormField>
      <FormField label={t.department}>
        <TextInput
          label={t.department}
          name="department"
          maxLength={SHORT}
          value={fields.department}
          onChange={(text) => form.set('department', text)}
        />
      </FormField>
      <FormField label={t.message} counter={{ used: fields.message.length, max: MESSAGE }}>
        <TextArea
          label={t.message}
          placeholder={t.messageHint}
          maxLength={MESSAGE}
          value={fields.message}
          onChange={(text) => form.set('message', text)}
        />
      </FormField>
      <PhotoField store={form.photos} label={t.proofs} hint={t.proofsHint} />
      {form.error !== undefined && (
        <View className={styles.problem} role="alert">
          {teamErrorMessage(form.error)}
        </View>
      )}
      <View className={styles.send}>
        <Button kind="primary" isFull isLoading={form.isSending} onPress={handleSubmit}>
          {t.send}
        </Button>
      </View>
    </View>
  );
});
