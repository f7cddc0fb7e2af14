import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { clearResume } from '@/navigation/loginGate';
import { replace } from '@/navigation/navigate';
import type { RouteName } from '@/routes';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { Icon, type IconName } from '@/ui/Icon';
import { PageFrame } from '@/ui/PageFrame';
import { loginMessages } from '../../login/locale/messages';
import { type Referer, returnFromLogin } from '../../login/returnFromLogin';
import styles from './RegistrationComplete.module.scss';

interface Step {
  route: Extract<RouteName, 'edit.basicInformation' | 'attestation.center' | 'vcard.home'>;
  icon: IconName;
  title: string;
  hint: string;
}

/** Opens a step instead of resuming the pending action of the login. */
function openStep(route: Step['route']): void {
  clearResume();
  replace(route, {});
}

/** Confirmation with suggested first steps and a button back to the page that requested the login. */
export const RegistrationComplete = observer(function RegistrationComplete({ referer }: { referer: Referer }) {
  const t = loginMessages();
  const steps: Step[] = [
    { route: 'edit.basicInformation', icon: 'pencil', title: t.stepInfo, hint: t.stepInfoHint },
    { route: 'attestation.center', icon: 'shield-check', title: t.stepVerify, hint: t.stepVerifyHint },
    { route: 'vcard.home', icon: 'id-badge-2', title: t.stepCard, hint: t.stepCardHint }
  ];
  return (
    <PageFrame ground="surface" pageTitle={t.registeredTitle} nav="none">
      <View className={styles.top}>
        <Icon name="circle-check" className={styles.tick} />
        <Text className={styles.title} role="heading" aria-level={1}>
          {t.registeredTitle}
        </Text>
        <View className={styles.text}>{t.registeredText}</View>
      </View>
      <View className={styles.steps}>
        {steps.map(({ route, icon, title, hint }) => (
          <Cell key={route} icon={icon} title={title} hint={hint} onPress={() => openStep(route)} />
        ))}
      </View>
      <View className={styles.later}>
        <Button kind="primary" isFull onPress={() => void returnFromLogin(referer)}>
          {t.goOn}
        </Button>
      </View>
    </PageFrame>
  );
});
