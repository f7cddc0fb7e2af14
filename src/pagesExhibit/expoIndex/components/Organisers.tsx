import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoOrganiser, OrganiserRole } from '@contract/expo';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

const roles: OrganiserRole[] = ['host', 'coHost', 'undertaker', 'supporter'];

/** The organisers by their role; nothing without any. */
export const Organisers = observer(function Organisers({ organisers }: { organisers: ExpoOrganiser[] }) {
  const t = expoIndexMessages();
  if (organisers.length === 0) return null;
  const namesOf = (role: OrganiserRole) =>
    organisers.filter((organiser) => organiser.role === role).map(({ name }) => name);
  return (
    <Card>
      <SectionHeader title={t.organisers} />
      {roles
        .filter((role) => namesOf(role).length > 0)
        .map((role) => (
          <View key={role} className={styles.organiser}>
            <View className={styles.role}>{t.roles[role]}</View>
            <View className={styles.ticketText}>
              {namesOf(role).map((name) => (
                <View key={name}>{name}</View>
              ))}
            </View>
          </View>
        ))}
    </Card>
  );
});
