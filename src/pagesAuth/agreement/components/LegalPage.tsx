import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { messages } from '@/locale/messages';
import { replace } from '@/navigation/navigate';
import { textFile } from '@/platform/textFile';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { toPlainText, type LegalVersion } from '../legalText';
import { agreementMessages } from '../locale/messages';
import { LegalArticle } from './LegalArticle';
import styles from './LegalPage.module.scss';
import { LegalVersions } from './LegalVersions';

interface Props {
  route: 'agreement' | 'policy';
  title: string;
  versions: readonly LegalVersion[];
  /** The version that a link names. */
  requestedVersion: string | undefined;
  /** The points of the newest version in the language of the app. */
  summary: readonly string[];
  /** After the text, such as the way to withdraw. */
  children?: ReactNode;
}

/** Gives the text to keep in the best way that the platform has. */
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

/** One of the two texts that people agree to, with the versions before. */
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
  // A page of its own: the address names the version, and the mini-program sends a new text to a new page.
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
