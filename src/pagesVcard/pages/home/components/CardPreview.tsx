import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { user } from '@/stores/user';
import type { CardEditorStore } from '../CardEditor.store';
import { cardHomeMessages } from '../locale/messages';
import { previewCard } from '../previewCard';
import { MiniFace } from './MiniFace';
import styles from './CardPreview.module.scss';

/** Face of the card as it is being edited; on the step of the second side, that side. */
export const CardPreview = observer(function CardPreview({ store }: { store: CardEditorStore }) {
  const { form, card, step, stricterAccount } = store;
  const { sample } = cardHomeMessages();
  const preview = previewCard(form.values, { person: user.user, company: card?.company ?? null, stricterAccount });
  const face = ownCardFace(preview, step === 'secondSide' ? 'second' : 'first');
  return (
    <View className={styles.stage}>
      <MiniFace
        size="medium"
        face={{ ...face, name: face.name || sample.name, position: face.position || sample.position }}
      />
    </View>
  );
});
