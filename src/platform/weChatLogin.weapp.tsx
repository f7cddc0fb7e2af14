import { Button } from '@tarojs/components';
import Taro from '@tarojs/taro';
import type { WeChatLoginPlatform } from './weChatLogin.types';

export const weChatSource: WeChatLoginPlatform['weChatSource'] = 'miniProgram';

export const miniProgramCode: WeChatLoginPlatform['miniProgramCode'] = async () => (await Taro.login()).code;

export const leaveFor: WeChatLoginPlatform['leaveFor'] = () => undefined;

/** Older versions of WeChat ask for themselves, and have no such call. */
export const needsPrivacyConsent: WeChatLoginPlatform['needsPrivacyConsent'] = () =>
  new Promise((resolve) => {
    if (!Taro.canIUse('getPrivacySetting')) resolve(false);
    else
      Taro.getPrivacySetting({
        success: ({ needAuthorization }) => resolve(needAuthorization),
        fail: () => resolve(false)
      });
  });

export const openPrivacyContract: WeChatLoginPlatform['openPrivacyContract'] = () => Taro.openPrivacyContract({});

export const PrivacyConsentButton: WeChatLoginPlatform['PrivacyConsentButton'] = ({ className, children, onAgree }) => (
  <Button
    id="agree-privacy"
    className={className}
    openType="agreePrivacyAuthorization"
    onAgreePrivacyAuthorization={onAgree}
    plain
  >
    {children}
  </Button>
);

export const PhoneNumberButton: WeChatLoginPlatform['PhoneNumberButton'] = ({ className, children, onAnswer }) => (
  <Button
    className={className}
    openType="getPhoneNumber"
    onGetPhoneNumber={({ detail }) => onAnswer((detail as { code?: string }).code)}
    plain
  >
    {children}
  </Button>
);
