import { observer } from 'mobx-react-lite';
import { appVersion } from '@/lib/version';
import { push } from '@/navigation/navigate';
import { Cell } from '@/ui/Cell';
import { settingMessages } from '../locale/messages';
import { CellGroup } from './CellGroup';

/** Links to feedback, contact and other support pages. */
export const SupportCells = observer(function SupportCells() {
  const t = settingMessages();
  return (
    <CellGroup title={t.groups.more}>
      <Cell title={t.feedback} onPress={() => push('setting.feedback')} />
      <Cell title={t.contact} onPress={() => push('contact')} />
      <Cell title={t.about} value={appVersion} onPress={() => push('about')} />
    </CellGroup>
  );
});
