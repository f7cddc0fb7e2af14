import { observer } from 'mobx-react-lite';
import { isApiError } from '@/lib/ApiError';
import { miniProgramCode, weChatSource } from '@/platform/weChatLogin';
import { user } from '@/stores/user';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { bindWeChat, unbindWeChat } from '../../api/account';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';

/** Cell for the WeChat binding of the account. Binding works in the mini-program only, unbinding everywhere. */
export const WeChatCell = observer(function WeChatCell({ store }: { store: AccountSettingStore }) {
  const t = settingMessages();
  const isBound = store.account?.hasWeChat ?? user.openid !== '';

  const unbind = async () => {
    const { confirm } = await overlays.modal({ title: t.unbindTitle, text: t.unbindText, confirmText: t.unbind });
    return confirm && store.showAnswer(unbindWeChat);
  };
  const bind = async () => {
    const code = await miniProgramCode();
    return code !== undefined && store.showAnswer(() => bindWeChat({ source: weChatSource, code }));
  };
  const showError = (error: unknown) => {
    if (isApiError(error, 'CONFLICT')) void overlays.modal({ title: t.weChatTaken, isNotice: true });
    else toastError(error);
  };
  const handlePress = () =>
    void runWithToast(isBound ? unbind : bind, isBound ? t.weChatDone.unbound : t.weChatDone.bound, showError);

  // On the web, binding would have to leave for WeChat's page and lose the current state.
  if (!isBound && weChatSource !== 'miniProgram')
    return <Cell title={t.weChat} hint={t.weChatOnlyIn} value={t.weChatUnbound} />;
  return <Cell title={t.weChat} value={isBound ? t.weChatBound : t.weChatUnbound} onPress={handlePress} />;
});
