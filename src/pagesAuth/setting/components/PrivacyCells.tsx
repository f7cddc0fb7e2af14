import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Preferences } from '@contract/account';
import { InterestSheet } from '@/components/recommendation/InterestSheet';
import { InterestsStore } from '@/components/recommendation/Interests.store';
import { errorText } from '@/locale/errorText';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Cell } from '@/ui/Cell';
import { feedback } from '@/ui/feedback';
import { Picker } from '@/ui/Picker';
import { Switch } from '@/ui/Switch';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingWords } from '../locale/words';
import { Group } from './Group';
import { PermissionSheet } from './PermissionSheet';

const visibilities = ['everyone', 'verified', 'exchanged'] as const;

/** What the app tells the person, others and itself. The switches of this device work for visitors too. */
export const PrivacyCells = observer(function PrivacyCells({ store }: { store: AccountSettingStore }) {
  const t = settingWords();
  const [interests] = useState(() => new InterestsStore(() => undefined));
  const [opened, setOpened] = useState<'visibility' | 'permissions' | undefined>(undefined);
  const preferences = user.isLoggedIn ? store.account?.preferences : undefined;
  const change = (changes: Partial<Preferences>) =>
    void store.change(changes).catch((error: unknown) => feedback.toast(errorText(error)));
  const handleNotify = (isOn: boolean) => {
    settings.setMessageNotify(isOn);
    change({ messageNotify: isOn });
  };
  const options = visibilities.map((key) => ({ key, text: t.visibilities[key] }));

  return (
    <>
      <Group title={t.groups.privacy}>
        <Cell
          title={t.notify}
          hint={t.notifyHint}
          value={
            <Switch
              label={t.notify}
              isOn={preferences?.messageNotify ?? settings.messageNotifyEnable}
              onChange={handleNotify}
            />
          }
        />
        <Cell
          title={t.personalised}
          hint={t.personalisedHint}
          value={<Switch label={t.personalised} isOn={settings.personalised} onChange={settings.setPersonalised} />}
        />
        <Cell title={t.tags} hint={t.tagsHint} onPress={interests.open} />
        {preferences && (
          <View>
            <Cell
              title={t.phoneVisibility}
              value={t.visibilities[preferences.phoneVisibility]}
              onPress={() => setOpened('visibility')}
            />
            <Cell
              title={t.anonymous}
              hint={t.anonymousHint}
              value={
                <Switch
                  label={t.anonymous}
                  isOn={preferences.browsesAnonymously}
                  onChange={(browsesAnonymously) => change({ browsesAnonymously })}
                />
              }
            />
          </View>
        )}
        <Cell title={t.permissions} onPress={() => setOpened('permissions')} />
      </Group>
      <InterestSheet store={interests} />
      <Picker
        isOpen={opened === 'visibility'}
        onClose={() => setOpened(undefined)}
        title={t.phoneVisibility}
        options={options}
        value={preferences?.phoneVisibility}
        onChange={(phoneVisibility) => change({ phoneVisibility })}
      />
      {opened === 'permissions' && <PermissionSheet onClose={() => setOpened(undefined)} />}
    </>
  );
});
