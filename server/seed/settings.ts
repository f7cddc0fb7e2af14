import type { Tx } from '../src/database/schema';
import { writeSetting } from '../src/modules/setting/setting.service';

/** Inserts the platform's settings: nothing hidden, and the named link targets. */
export async function seedSettings(tx: Tx): Promise<void> {
  await writeSetting(tx, 'hiddenAppTypes', []);
  await writeSetting(tx, 'jumpConfig', {
    version: 1,
    actions: {
      helpLine: { type: 'callPhone', phone: '400-000-0000' },
      serviceWeChat: { type: 'externalLink', url: 'https://work.weixin.qq.com/kfid/kfc0000000000000000' }
    }
  });
}
