import { Button } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { AGREE_BUTTON_ID, privacyRefusal } from '../weapp/PrivacyRequests';
import { type Failure, recoverFromDenial } from '../weapp/withPermission';
import type { WeChatLoginPlatform } from './types';

export const weChatSource: WeChatLoginPlatform['weChatSource'] = 'miniProgram';

export const miniProgramCode: WeChatLoginPlatform['miniProgramCode'] = async () => (await Taro.login()).code;

export const redirectTo: WeChatLoginPlatform['redirectTo'] = () => undefined;

/** Older versions of WeChat ask themselves, and lack this call. */
export const needsPrivacyConsent: WeChatLoginPlatform['needsPrivacyConsent'] = () =>
  new Promise((resolve) => {
    if (!Taro.canIUse('getPrivacySetting')) resolve(false);
    else
      Taro.getPrivacySetting({
        success: ({ needAuthorization }) => resolve(needAuthorization),
        fail: () => resolve(false)
      });
  });

export const openPrivacyContract: WeChatLoginPlatform['openPrivacyContract'] = () => {
  if (Taro.canIUse('openPrivacyContract')) Taro.openPrivacyContract({});
};

export const lastPrivacyRefusal: WeChatLoginPlatform['lastPrivacyRefusal'] = privacyRefusal;

export const PrivacyConsentButton: WeChatLoginPlatform['PrivacyConsentButton'] = ({ className, children, onAgree }) => (
  <Button
    id={AGREE_BUTTON_ID}
    className={className}
    openType="agreePrivacyAuthorization"
    onAgreePrivacyAuthorization={onAgree}
  >
    {children}
  </Button>
);

export const PhoneNumberButton: WeChatLoginPlatform['PhoneNumberButton'] = ({ className, children, onAnswer }) => {
  const handleAnswer = async ({ code, ...failure }: Failure & { code?: string }) => {
    // With the guide agreed to, the button can be pressed again.
    if (code !== undefined || !(await recoverFromDenial('number', failure))) onAnswer(code);
  };
  return (
    <Button
      className={className}
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => void handleAnswer(detail)}
    >
      {children}
    </Button>
  );
};
