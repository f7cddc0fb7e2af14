import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Preferences } from '@contract/account';
import { InterestsStore } from '@/components/recommendation/Interests.store';
import { InterestSheet } from '@/components/recommendation/InterestSheet';
import { consent } from '@/stores/consent';
import { message } from '@/stores/message';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Cell } from '@/ui/Cell';
import { Picker } from '@/ui/Picker';
import { toastError } from '@/ui/runWithToast';
import { Skeleton } from '@/ui/Skeleton';
import { Switch } from '@/ui/Switch';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { CellGroup } from './CellGroup';
import { PermissionSheet } from './PermissionSheet';
import styles from './PrivacyCells.module.scss';

const visibilities = ['everyone', 'verified', 'exchanged'] as const;

/** Settings for reminders, recommendation, visibility and permissions. Visitors see those stored on the device only. */
export const PrivacyCells = observer(function PrivacyCells({ store }: { store: AccountSettingStore }) {
  const t = settingMessages();
  const [interests] = useState(() => new InterestsStore(() => undefined));
  const [opened, setOpened] = useState<'visibility' | 'permissions' | undefined>(undefined);
  const preferences = user.isLoggedIn ? store.account?.preferences : undefined;
  const isMember = preferences !== undefined || (user.isLoggedIn && store.error === undefined);
  const change = (changes: Partial<Preferences>) => void store.updatePreferences(changes).catch(toastError);
  const handleNotify = async (messageNotify: boolean) => {
    await store.updatePreferences({ messageNotify });
    await message.refresh();
  };
  const options = visibilities.map((key) => ({ key, text: t.visibilities[key] }));

  return (
    <>
      <CellGroup title={t.groups.privacy}>
        <View className={isMember ? styles.part : undefined}>
          {isMember && (
            <PreferenceCell title={t.notify} hint={t.notifyHint} preferences={preferences}>
              {({ messageNotify }) => (
                <Switch
                  label={t.notify}
                  isOn={messageNotify}
                  onChange={(isOn) => void handleNotify(isOn).catch(toastError)}
                />
              )}
            </PreferenceCell>
          )}
        </View>
        <Cell
          title={t.personalised}
          hint={t.personalisedHint}
          value={<Switch label={t.personalised} isOn={settings.personalised} onChange={settings.setPersonalised} />}
        />
        <Cell title={t.tags} hint={t.tagsHint} onPress={interests.open} />
        <Cell
          title={t.analytics}
          hint={t.analyticsHint}
          value={<Switch label={t.analytics} isOn={consent.analyticsAgreed} onChange={consent.setAnalytics} />}
        />
        {isMember && (
          <View className={styles.part}>
            <PreferenceCell
              title={t.phoneVisibility}
              hint={t.phoneVisibilityHint}
              preferences={preferences}
              onPress={() => setOpened('visibility')}
            >
              {({ phoneVisibility }) => t.visibilities[phoneVisibility]}
            </PreferenceCell>
            <PreferenceCell title={t.anonymous} hint={t.anonymousHint} preferences={preferences}>
              {({ browsesAnonymously: isOn }) => (
                <Switch
                  label={t.anonymous}
                  isOn={isOn}
                  onChange={(browsesAnonymously) => change({ browsesAnonymously })}
                />
              )}
            </PreferenceCell>
          </View>
        )}
        <Cell title={t.permissions} onPress={() => setOpened('permissions')} />
      </CellGroup>
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

interface PreferenceCellProps {
  title: string;
  hint: string;
  /** Undefined before loading. */
  preferences: Preferences | undefined;
  onPress?(): void;
  children(preferences: Preferences): ReactNode;
}

/** Cell for a preference stored on the server. */
const PreferenceCell = observer(function PreferenceCell({
  title,
  hint,
  preferences,
  onPress,
  children
}: PreferenceCellProps) {
  return (
    <Cell
      title={title}
      hint={hint}
      value={preferences ? children(preferences) : <Skeleton width={52} height={18} />}
      onPress={preferences && onPress}
    />
  );
});
