import Taro from '@tarojs/taro';
import type { AppUpdatePlatform } from './types';

/** WeChat downloads new versions itself, and reports them. */
export const applyUpdate: AppUpdatePlatform['applyUpdate'] = () =>
  new Promise((resolve, reject) => {
    const manager = Taro.getUpdateManager();
    manager.onCheckForUpdate(({ hasUpdate }) => {
      if (!hasUpdate) reject(new Error('WeChat has no newer version yet'));
    });
    manager.onUpdateReady(() => {
      resolve();
      manager.applyUpdate();
    });
    manager.onUpdateFailed(() => reject(new Error('the newer version was not fetched')));
  });

export const onUpdateReady: AppUpdatePlatform['onUpdateReady'] = (run) => {
  const manager = Taro.getUpdateManager();
  manager.onUpdateReady(() => {
    run().then(
      (isNow) => isNow && manager.applyUpdate(),
      // If the dialog cannot be shown, the next start uses the new version.
      () => undefined
    );
  });
};
