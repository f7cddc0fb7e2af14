import { observer } from 'mobx-react-lite';
import { isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { miniProgramCode, weChatSource } from '@/platform/weChatLogin';
import { user } from '@/stores/user';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { bindWeChat, unbindWeChat } from '../../api/account';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';

/** Cell for the WeChat binding of the account. Binding works in the mini-program only, unbinding everywhere. */
export const WeChatCell = observer(function WeChatCell({ store }: { store: AccountSettingStore }) {
  const t = settingMessages();
  const isBound = store.account?.hasWeChat ?? user.openid !== '';

  const unbind = async () => {
    const { confirm } = await overlays.modal({ title: t.unbindTitle, text: t.unbindText, confirmText: t.unbind });
    if (!confirm) return;
    await store.showAnswer(unbindWeChat);
    overlays.toast(t.weChatDone.unbound, { icon: 'circle-check' });
  };
  const bind = async () => {
    const code = await miniProgramCode();
    if (code === undefined) return;
    await store.showAnswer(() => bindWeChat({ source: weChatSource, code }));
    overlays.toast(t.weChatDone.bound, { icon: 'circle-check' });
  };
  const handlePress = () => {
    (isBound ? unbind() : bind()).catch((error: unknown) => {
      const isTaken = isApiError(error, 'CONFLICT');
      if (isTaken) void overlays.modal({ title: t.weChatTaken, isNotice: true });
      else overlays.toast(errorText(error));
    });
  };

  // On the web, binding would have to leave for WeChat's page and lose the current state.
  if (!isBound && weChatSource !== 'miniProgram')
    return <Cell title={t.weChat} hint={t.weChatOnlyIn} value={t.weChatUnbound} />;
  return <Cell title={t.weChat} value={isBound ? t.weChatBound : t.weChatUnbound} onPress={handlePress} />;
});
