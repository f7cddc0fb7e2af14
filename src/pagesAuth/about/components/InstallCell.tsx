import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { installWay, offerInstall } from '@/platform/installApp';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { aboutMessages } from '../locale/messages';

/** Row that brings the app onto the home screen, or says how. Renders nothing where it is there already. */
export const InstallCell = observer(function InstallCell() {
  const t = aboutMessages();
  const [way, setWay] = useState(installWay);
  if (way === 'none') return null;
  const explain = () =>
    overlays.modal({
      title: t.install,
      text: t.installBy[way === 'offer' ? 'menu' : way],
      isNotice: true
    });
  const install = async () => {
    if (way !== 'offer') return explain();
    // A dismissed offer is not made again by the browser: the row then says how.
    setWay((await offerInstall()) ? 'none' : 'menu');
  };
  return <Cell title={t.install} hint={t.installHint} onPress={() => void install()} />;
});
