import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { LoginRoute } from '@/navigation/loginGate';
import { Pressable } from '@/platform/Pressable';
import { weChatSource } from '@/platform/weChatLogin';
import { Icon, type IconName } from '@/ui/Icon';
import { loginMessages } from '../locale/messages';
import { loginWays } from '../loginWays';
import { rememberedMobile } from '../rememberedMobile';
import type { Referer } from '../returnFromLogin';
import { changeWay } from '../waiting';
import styles from './OtherWays.module.scss';

export type LoginWay = 'phone' | 'password' | 'weChat';

interface Way {
  way: LoginWay;
  icon: IconName;
  text: string;
  route: LoginRoute;
}

/** The other ways to log in that work here, at the foot of a login page. They take its place: going back leaves the login. */
export const OtherWays = observer(function OtherWays({ than, referer }: { than: LoginWay; referer: Referer }) {
  const t = loginMessages();
  const all: Way[] = [
    { way: 'phone', icon: 'phone', text: t.byPhone, route: 'login.phone' },
    {
      way: 'weChat',
      icon: 'brand-wechat',
      text: t.byWeChat,
      route: weChatSource === 'miniProgram' ? 'login.miniApp' : 'login.quick'
    },
    {
      way: 'password',
      icon: 'lock',
      text: t.byPassword,
      route: rememberedMobile.rememberedMobile ? 'login.password' : 'login.account'
    }
  ];
  const ways = all.filter(({ way }) => way !== than && (way !== 'weChat' || loginWays.hasWeChat));
  return (
    <View className={styles.foot}>
      <View className={styles.line}>
        <Text>{t.otherWays}</Text>
      </View>
      <View className={styles.ways}>
        {ways.map(({ way, icon, text, route }) => (
          <Pressable key={way} className={styles.way} onPress={() => changeWay(route, referer)}>
            <View className={`${styles.round} ${way === 'weChat' ? styles.weChat : ''}`}>
              <Icon name={icon} />
            </View>
            <Text className={styles.word}>{text}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
});
