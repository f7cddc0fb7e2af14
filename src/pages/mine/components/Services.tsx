import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import type { RouteName } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Icon, type IconName } from '@/ui/Icon';
import { mineMessages } from '../locale/messages';
import styles from './Services.module.scss';

type ServiceName = 'verification' | 'company' | 'invite' | 'address' | 'contact' | 'feedback' | 'about';

interface Service {
  name: ServiceName;
  icon: IconName;
  route: RouteName;
  /** Available to visitors too. */
  isPublic?: boolean;
}

const services: readonly Service[] = [
  { name: 'verification', icon: 'shield-check', route: 'attestation.center' },
  { name: 'company', icon: 'building-store', route: 'company.manager' },
  { name: 'invite', icon: 'gift', route: 'invite.friendList' },
  { name: 'address', icon: 'map-pin', route: 'address.list' },
  { name: 'contact', icon: 'headset', route: 'contact', isPublic: true },
  { name: 'feedback', icon: 'message-2', route: 'setting.feedback', isPublic: true },
  { name: 'about', icon: 'info-circle', route: 'about', isPublic: true }
];

/** Opens a service after a login where needed. Leads a user without a company to founding or joining one. */
function openService({ name, icon, route, isPublic }: Service): void {
  const t = mineMessages();
  const open = () => {
    if (name === 'company' && user.user && !user.user.company) push('attestation.joinTeam', {});
    else push(route as 'about');
  };
  if (isPublic) open();
  else void withLogin(t.serviceReason(t.services[name]), open, { text: t.serviceText, icon });
}

/** The service entries, in the same order for every viewer. */
export const Services = observer(function Services() {
  const t = mineMessages();
  return (
    <Card isBare>
      <View className={`${styles.grid} ${settings.elder ? styles.wide : ''}`}>
        {services.map((service) => (
          <ServiceEntry key={service.name} service={service} />
        ))}
        <Pressable
          className={`${styles.service} ${settings.elder ? styles.on : ''}`}
          role="switch"
          isChecked={settings.elder}
          onPress={() => settings.setElder(!settings.elder)}
        >
          <Icon name="text-size" className={styles.icon} />
          <View className={styles.name}>{settings.elder ? t.standard : t.elder}</View>
        </Pressable>
      </View>
    </Card>
  );
});

const ServiceEntry = observer(function ServiceEntry({ service }: { service: Service }) {
  const t = mineMessages();
  const verificationStatus = user.user?.verificationStatus ?? 'settled';
  const name = t.services[service.name];
  const statusText =
    service.name === 'verification' && verificationStatus !== 'settled'
      ? t.verificationStatuses[verificationStatus]
      : undefined;
  return (
    <Pressable
      className={styles.service}
      role="link"
      label={statusText && t.withStatus(name, statusText)}
      onPress={() => openService(service)}
    >
      <Icon name={service.icon} className={styles.icon} />
      <View className={styles.name}>{name}</View>
      {statusText && (
        <View className={styles.status}>
          <Badge text={statusText} tone={verificationStatus === 'toDo' ? 'warn' : 'info'} />
        </View>
      )}
    </Pressable>
  );
});
