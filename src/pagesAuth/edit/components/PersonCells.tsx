import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Gender } from '@contract/user';
import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Chip } from '@/ui/Chip';
import { FormField } from '@/ui/FormField';
import { overlays } from '@/ui/overlays';
import { Spinner } from '@/ui/Spinner';
import { TextInput } from '@/ui/TextInput';
import type { BasicInformationStore } from '../BasicInformation.store';
import { editMessages } from '../locale/messages';
import styles from '../BasicInformation.module.scss';

const genders: readonly (Gender | null)[] = ['female', 'male', null];

/** Fields about the person. */
export const PersonCells = observer(function PersonCells({ store }: { store: BasicInformationStore }) {
  const t = editMessages();
  const { saved, form } = store;
  if (!saved || !form) return null;

  const upload = () =>
    store.changeAvatar().catch((error: unknown) => {
      const { code = '' } = apiErrorOf(error);
      overlays.toast(new Map(Object.entries(t.avatarProblems)).get(code) ?? errorText(error));
    });
  const handleAvatar = async () => {
    if (form.avatarUrl === null) {
      await upload();
      return;
    }
    const items = [{ text: t.changeAvatar }, { text: t.removeAvatar }];
    const choice = await overlays.actionSheet({ title: t.avatar, items });
    if (choice === 0) await upload();
    if (choice === 1) store.set({ avatarUrl: null });
  };
  const picture = <Avatar name={saved.nickname} src={form.avatarUrl === null ? null : uploadUri(form.avatarUrl)} />;

  return (
    <>
      <Card isBare>
        <Cell
          title={t.avatar}
          hint={store.isAvatarRejected ? t.avatarUnfit : undefined}
          value={store.isUploading ? <Spinner /> : picture}
          onPress={() => void handleAvatar()}
        />
        <Cell title={t.nickname} value={saved.nickname} onPress={() => push('edit.nickName')} />
        {saved.isRealNameLocked && <Cell title={t.realName} hint={t.realNameLocked} value={saved.realName} />}
      </Card>
      <Card isBare>
        <View className={styles.fields}>
          {!saved.isRealNameLocked && (
            <FormField label={t.realName} error={store.hasNameError ? t.realNameWrong : undefined}>
              <TextInput
                label={t.realName}
                name="realName"
                maxLength={20}
                placeholder={t.realNamePlaceholder}
                value={form.realName}
                isInvalid={store.hasNameError}
                onChange={(realName) => store.set({ realName })}
                onBlur={store.touchName}
              />
            </FormField>
          )}
          <FormField label={t.gender}>
            <View className={styles.choices} role="group" aria-label={t.gender}>
              {genders.map((gender) => (
                <Chip
                  key={gender ?? 'none'}
                  text={t.genders[gender ?? 'none']}
                  isOn={form.gender === gender}
                  onPress={() => store.set({ gender })}
                />
              ))}
            </View>
          </FormField>
        </View>
      </Card>
    </>
  );
});
