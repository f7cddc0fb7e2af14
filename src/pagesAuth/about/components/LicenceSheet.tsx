import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Cell } from '@/ui/Cell';
import { ErrorState } from '@/ui/ErrorState';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { aboutMessages } from '../locale/messages';
import styles from './LicenceSheet.module.scss';

interface Licences {
  packages: { name: string; version: string; licence: string; text: number }[];
  texts: string[];
}

/** Lists the bundled open-source packages; a tap shows the licence text. The list is loaded on first use. */
export const LicenceSheet = observer(function LicenceSheet({ onClose }: { onClose(): void }) {
  const t = aboutMessages();
  const [licences, setLicences] = useState<Licences | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [shown, setShown] = useState('');
  const load = () => {
    setError(undefined);
    import('../licences.json').then((file) => setLicences(file.default), setError);
  };
  useEffect(load, []);
  return (
    <Sheet isOpen onClose={onClose} title={t.licences}>
      <View className={styles.lead}>{t.licencesHint}</View>
      {error !== undefined && <ErrorState error={error} onRetry={load} />}
      {error === undefined && !licences && <Skeleton height={160} />}
      {licences?.packages.map(({ name, version, licence, text }) => {
        const key = `${name} ${version}`.trim();
        const content = licences.texts[text];
        return (
          <View key={key}>
            <Cell
              title={key}
              value={licence}
              onPress={content === undefined ? undefined : () => setShown(shown === key ? '' : key)}
            />
            {shown === key && <View className={styles.text}>{content}</View>}
          </View>
        );
      })}
    </Sheet>
  );
});
