import Taro from '@tarojs/taro';
import type { AppUpdatePlatform } from './types';

/** WeChat fetches new versions by itself, and says when one is there. */
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
      // Where the question cannot be asked, the next start brings the version.
      () => undefined
    );
  });
};
