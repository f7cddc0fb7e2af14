import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Logo } from '@/components/Logo';
import { SpiceArt } from '@/components/SpiceArt';
import { back } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { NavBar } from '@/ui/NavBar';
import { authMessages } from '../../locale/messages';
import styles from './LoginHero.module.scss';

interface Props {
  title: string;
  text: string;
}

/** Header of a login page: spice art, logo, title and text, with a permanent link back to browsing. */
export const LoginHero = observer(function LoginHero({ title, text }: Props) {
  return (
    <View className={styles.hero}>
      <View className={styles.anise}>
        <SpiceArt varietyId="star-anise" mode="mark" />
      </View>
      <View className={styles.clove}>
        <SpiceArt varietyId="clove" mode="mark" />
      </View>
      <NavBar
        ground="clear"
        right={
          <Pressable className={styles.later} onPress={() => back()}>
            <Text>{authMessages().later}</Text>
          </Pressable>
        }
      />
      <View className={styles.welcome}>
        <View className={styles.logo}>
          <Logo isMarkOnly />
        </View>
        <View className={styles.title} role="heading" aria-level={1}>
          {title}
        </View>
        <View className={styles.text}>{text}</View>
      </View>
    </View>
  );
});
