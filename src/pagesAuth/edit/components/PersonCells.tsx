import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Gender } from '@contract/user';
import { ChipsField } from '@/components/form/ChipsField';
import { TextField } from '@/components/form/TextField';
import { type ApiErrorCode, isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { Spinner } from '@/ui/Spinner';
import type { BasicInformationStore } from '../BasicInformation.store';
import { editMessages } from '../locale/messages';
import { MAX_NAME } from '../profileForm';
import styles from '../BasicInformation.module.scss';

const genders = ['female', 'male', 'none'] as const satisfies readonly (Gender | 'none')[];

/** Fields about the person. */
export const PersonCells = observer(function PersonCells({ store }: { store: BasicInformationStore }) {
  const t = editMessages();
  const { saved, form } = store;
  if (!saved) return null;
  const { avatarUrl, realName, gender } = form.values;

  const upload = () =>
    store.changeAvatar().catch((error: unknown) => {
      const texts: Partial<Record<ApiErrorCode, string>> = t.avatarProblems;
      overlays.toast((isApiError(error) && texts[error.code]) || errorText(error));
    });
  const handleAvatar = async () => {
    if (avatarUrl === null) {
      await upload();
      return;
    }
    const items = [{ text: t.changeAvatar }, { text: t.removeAvatar }];
    const choice = await overlays.actionSheet({ title: t.avatar, items });
    if (choice === 0) await upload();
    if (choice === 1) form.set({ avatarUrl: null });
  };
  const picture = <Avatar name={saved.nickname} src={avatarUrl} />;

  return (
    <>
      <Card isBare>
        <Cell
          title={t.avatar}
          hint={form.problemOf('avatarUrl') && t.avatarUnfit}
          value={store.isUploading ? <Spinner /> : picture}
          onPress={() => void handleAvatar()}
        />
        <Cell title={t.nickname} value={saved.nickname} onPress={() => push('edit.nickName')} />
        {saved.isRealNameLocked && <Cell title={t.realName} hint={t.realNameLocked} value={saved.realName} />}
      </Card>
      <Card isBare>
        <View className={styles.fields}>
          {!saved.isRealNameLocked && (
            <TextField
              field="realName"
              isOptional
              label={t.realName}
              placeholder={t.realNamePlaceholder}
              value={realName}
              max={MAX_NAME}
              error={form.problemOf('realName') && t.realNameWrong}
              onChange={(name) => form.set({ realName: name })}
              onLeave={form.touch}
            />
          )}
          <ChipsField
            field="gender"
            isOptional
            label={t.gender}
            options={genders.map((key) => ({ key, text: t.genders[key] }))}
            value={gender ?? 'none'}
            onChange={(key) => key && form.set({ gender: key === 'none' ? null : key })}
          />
        </View>
      </Card>
    </>
  );
});
