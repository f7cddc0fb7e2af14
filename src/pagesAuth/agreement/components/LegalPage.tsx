import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { messages } from '@/locale/messages';
import { replace } from '@/navigation/navigate';
import { textFile } from '@/platform/textFile';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { type LegalVersion, toPlainText } from '../legalText';
import { agreementMessages } from '../locale/messages';
import { LegalArticle } from './LegalArticle';
import { LegalVersions } from './LegalVersions';
import styles from './LegalPage.module.scss';

interface Props {
  route: 'agreement' | 'policy';
  title: string;
  versions: readonly LegalVersion[];
  /** Version requested by the link; the newest when unknown or undefined. */
  requestedVersion: string | undefined;
  /** Main points of the newest version in the app language. */
  summary: readonly string[];
  /** Content below the text, such as the withdrawal button. */
  children?: ReactNode;
}

/** Saves the text with the first method that the platform supports. */
async function saveText(shown: LegalVersion): Promise<void> {
  const [method] = textFile.methods;
  if (!method) return;
  try {
    const isDone = await textFile.deliver(method, {
      name: `${shown.text.title}-${shown.version}.txt`,
      text: toPlainText(shown)
    });
    if (isDone && method === 'copy') overlays.toast(messages().copied);
  } catch (error) {
    console.warn('the text could not be handed over', error);
    overlays.toast(agreementMessages().saveFailed);
  }
}

/** Page of one legal text (user agreement or privacy policy), with its earlier versions. */
export const LegalPage = observer(function LegalPage({
  route,
  title,
  versions,
  requestedVersion,
  summary,
  children
}: Props) {
  const [newest] = versions;
  const chosen = versions.find(({ version }) => version === requestedVersion) ?? newest;
  const t = agreementMessages();
  if (!chosen) return null;
  const isNewest = chosen === newest;
  // Opens a new page because the URL contains the version and the mini-program renders another text on a new page.
  const openVersion = ({ version }: LegalVersion) => replace(route, { version });
  return (
    <PageFrame title={title} ground="surface">
      {!isNewest && <View className={styles.old}>{t.earlier}</View>}
      <LegalArticle shown={chosen} summary={isNewest ? summary : (chosen.text.summary ?? [])} />
      <View className={styles.actions}>
        <Button kind="outline" size="medium" onPress={() => void saveText(chosen)}>
          {t.save}
        </Button>
        {isNewest && children}
      </View>
      <LegalVersions versions={versions} shown={chosen} onShow={openVersion} />
    </PageFrame>
  );
});
