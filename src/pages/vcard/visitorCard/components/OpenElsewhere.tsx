import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { openDeepLink } from '@/navigation/deepLink';
import { opensChatPicker } from '@/platform/share';
import { serverConfig } from '@/stores/serverConfig';
import { Button } from '@/ui/Button';
import { visitorCardMessages } from '../locale/messages';
import styles from './OpenElsewhere.module.scss';

/** Ways from a browser into the mini-program and the app, where the platform has links for them. */
export const OpenElsewhere = observer(function OpenElsewhere() {
  const t = visitorCardMessages();
  const { openMiniProgram, openApp } = serverConfig.jumpConfig.actions;
  if (opensChatPicker || !(openMiniProgram ?? openApp)) return null;
  return (
    <View className={styles.ways}>
      {openMiniProgram && (
        <Button size="small" onPress={() => openDeepLink(openMiniProgram)}>
          {t.openMiniProgram}
        </Button>
      )}
      {openApp && (
        <Button size="small" onPress={() => openDeepLink(openApp)}>
          {t.openApp}
        </Button>
      )}
    </View>
  );
});
