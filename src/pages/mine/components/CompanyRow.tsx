import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { OwnCompany } from '@contract/user';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { CompanyAvatar } from '@/ui/Avatar';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { switchCompany } from '../api';
import { mineMessages } from '../locale/messages';
import styles from './CompanyRow.module.scss';

/** The company that the user acts for and their role in it; a member of several companies can switch here. */
export const CompanyRow = observer(function CompanyRow({ company }: { company: OwnCompany }) {
  const t = mineMessages();
  const companies = user.user?.companies ?? [];
  return (
    <View className={styles.row}>
      <CompanyAvatar id={company.id} name={company.shortName} size="small" />
      <View className={styles.name}>{company.shortName}</View>
      <View className={styles.end}>
        <Text className={styles.role}>{t.companyRole(t.roles[company.role], company.memberCount)}</Text>
        {companies.length > 1 && (
          <Pressable className={styles.switch} onPress={() => void chooseCompany(companies)}>
            <Text>{t.switchCompany}</Text>
          </Pressable>
        )}
      </View>
    </View>
  );
});

/** Asks which company to act for, switches to it and reloads the user. */
async function chooseCompany(companies: readonly OwnCompany[]): Promise<void> {
  const t = mineMessages();
  const chosenIndex = await overlays.actionSheet({
    title: t.switchTitle,
    items: companies.map(({ shortName, role, memberCount }, index) => ({
      text: shortName,
      isChosen: index === 0,
      hint: t.companyRole(t.roles[role], memberCount)
    }))
  });
  const chosen = chosenIndex === null || chosenIndex === 0 ? undefined : companies[chosenIndex];
  if (!chosen) return;
  const change = async () => {
    await switchCompany(chosen.id);
    await user.load();
  };
  await runWithToast(change, t.switched);
}
