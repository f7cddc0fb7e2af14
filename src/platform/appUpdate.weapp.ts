import Taro from '@tarojs/taro';
import type { ApplyUpdate } from './appUpdate.types';

/** WeChat fetches new versions by itself, and says when one is there. */
export const applyUpdate: ApplyUpdate = () =>
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
