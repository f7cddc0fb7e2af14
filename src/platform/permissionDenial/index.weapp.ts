import Taro from '@tarojs/taro';
import { PrivacyRequests } from '../weapp/PrivacyRequests';
import { setDenialExplainer, setPrivacyRequests } from '../weapp/withPermission';
import type { PermissionDenialPlatform } from './types';

export const onPermissionDenied: PermissionDenialPlatform['onPermissionDenied'] = setDenialExplainer;

/** Older versions of WeChat ask by a dialog of their own. */
export const onPrivacyNeeded: PermissionDenialPlatform['onPrivacyNeeded'] = (ask) => {
  if (!Taro.canIUse('onNeedPrivacyAuthorization')) return;
  const requests = new PrivacyRequests(ask);
  setPrivacyRequests(requests);
  Taro.onNeedPrivacyAuthorization(requests.handle);
};
