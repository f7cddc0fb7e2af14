import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { user } from '@/stores/user';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { cacheBytes, clearCache, sizeText } from '../deviceCache';
import { exportMyData } from '../exportMyData';
import { settingMessages } from '../locale/messages';
import { CancellationSheet } from './CancellationSheet';
import { CellGroup } from './CellGroup';

/**
 * Settings for cache, data export and account cancellation.
 * @param props.codeAddress masked number or e-mail address that gets the code of a cancellation
 */
export const DataCells = observer(function DataCells({ codeAddress }: { codeAddress: string }) {
  const t = settingMessages();
  const [bytes, setBytes] = useState<number | undefined>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => void cacheBytes().then(setBytes), []);
  const erasesAtMs = user.user?.erasesAtMs ?? null;

  const handleClear = async () => {
    const { confirm } = await overlays.modal({ title: t.cacheTitle, text: t.cacheText, confirmText: t.clear });
    if (!confirm) return;
    await clearCache();
    setBytes(await cacheBytes());
    overlays.toast(t.cleared, { icon: 'circle-check' });
  };

  return (
    <>
      <CellGroup title={t.groups.data}>
        <Cell title={t.cache} value={bytes === undefined ? '' : sizeText(bytes)} onPress={() => void handleClear()} />
        {user.isLoggedIn && (
          <>
            <Cell title={t.exportData} hint={t.exportHint} onPress={() => void exportMyData()} />
            <Cell
              title={t.cancelAccount}
              value={erasesAtMs === null ? '' : t.leavingOn(shanghaiDay(erasesAtMs))}
              onPress={() => setLeaving(true)}
            />
          </>
        )}
      </CellGroup>
      {isLeaving && <CancellationSheet codeAddress={codeAddress} onClose={() => setLeaving(false)} />}
    </>
  );
});
