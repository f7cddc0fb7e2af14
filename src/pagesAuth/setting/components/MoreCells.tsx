import { observer } from 'mobx-react';
import { appVersion } from '@/lib/version';
import { isBuilt, push } from '@/navigation/navigate';
import { Cell } from '@/ui/Cell';
import { settingMessages } from '../locale/messages';
import { Group } from './Group';

/** Ways to us. */
export const MoreCells = observer(function MoreCells() {
  const t = settingMessages();
  return (
    <Group title={t.groups.more}>
      {isBuilt('setting.feedback') && <Cell title={t.feedback} onPress={() => push('setting.feedback')} />}
      {isBuilt('contact') && <Cell title={t.contact} onPress={() => push('contact')} />}
      {isBuilt('about') && <Cell title={t.about} value={appVersion} onPress={() => push('about')} />}
    </Group>
  );
});
