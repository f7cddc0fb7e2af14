import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { LoginRoute } from '@/navigation/loginGate';
import { Pressable } from '@/platform/pressable';
import { weChatSource } from '@/platform/weChatLogin';
import { Icon, type IconName } from '@/ui/Icon';
import { loginMessages } from '../locale/messages';
import { loginMethods } from '../loginMethods';
import { switchMethod } from '../pendingAction';
import { rememberedMobile } from '../rememberedMobile';
import type { Referer } from '../returnFromLogin';
import styles from './OtherMethods.module.scss';

export type LoginMethod = 'phone' | 'password' | 'weChat';

interface MethodOption {
  method: LoginMethod;
  icon: IconName;
  text: string;
  route: LoginRoute;
}

/**
 * Other login methods available here, at the foot of a login page. They replace the page: going back leaves the login.
 */
export const OtherMethods = observer(function OtherMethods({
  current,
  referer
}: {
  current: LoginMethod;
  referer: Referer;
}) {
  const t = loginMessages();
  const all: MethodOption[] = [
    { method: 'phone', icon: 'phone', text: t.byPhone, route: 'login.phone' },
    {
      method: 'weChat',
      icon: 'brand-wechat',
      text: t.byWeChat,
      route: weChatSource === 'miniProgram' ? 'login.miniApp' : 'login.quick'
    },
    {
      method: 'password',
      icon: 'lock',
      text: t.byPassword,
      route: rememberedMobile.rememberedMobile ? 'login.password' : 'login.account'
    }
  ];
  const methods = all.filter(({ method }) => method !== current && (method !== 'weChat' || loginMethods.hasWeChat));
  return (
    <View className={styles.foot}>
      <View className={styles.divider}>
        <Text>{t.otherMethods}</Text>
      </View>
      <View className={styles.ways}>
        {methods.map(({ method, icon, text, route }) => (
          <Pressable key={method} className={styles.way} onPress={() => switchMethod(route, referer)}>
            <View className={`${styles.round} ${method === 'weChat' ? styles.weChat : ''}`}>
              <Icon name={icon} />
            </View>
            <Text className={styles.word}>{text}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
});
