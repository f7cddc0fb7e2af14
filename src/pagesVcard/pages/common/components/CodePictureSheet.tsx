import { observer } from 'mobx-react-lite';
import { CardPictureSheet } from '@/components/cardPoster/CardPictureSheet';
import { groupShortCode } from '@/components/cardPoster/groupShortCode';
import { cardPosterMessages } from '@/components/cardPoster/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import type { Painting } from '@/platform/picture/types';
import { encodeQrCode } from '@/platform/qrCode';
import { siteUrl } from '@/platform/siteUrl';
import type { CardCode } from '../cardCode';
import { type CardCodeStore, codePath } from '../CardCode.store';
import { cardCodeMessages } from '../locale/messages';

interface CodePictureSheetProps {
  store: CardCodeStore;
  code: CardCode;
  onClose(): void;
}

/** Picture of the shown code with the face of the card. It is drawn without a network too. */
export const CodePictureSheet = observer(function CodePictureSheet({ store, code, onClose }: CodePictureSheetProps) {
  const { kind, side, shownSide } = store;
  const t = cardCodeMessages().picture;
  const name = shownSide?.face.name ?? '';
  return (
    <CardPictureSheet
      title={t.title}
      contentKey={`${kind} ${side}`}
      label={t.label(name)}
      fileName={`${t.fileName}-${name}`}
      paint={() => paintCode(store, code)}
      onClose={onClose}
    />
  );
});

/**
 * Returns the painting of the shown code.
 * @throws Error when the code for painting, or the encoder of QR codes, did not arrive
 */
async function paintCode({ kind, shownSide }: CardCodeStore, code: CardCode): Promise<Painting> {
  const { face, vCard } = shownSide ?? code.sides.first;
  const isVCard = kind === 'vCard';
  const picture = kind === 'miniProgram' && code.miniProgramCode !== null ? uploadUri(code.miniProgramCode) : undefined;
  const [modules, { paintCardPoster }] = await Promise.all([
    encodeQrCode(isVCard ? vCard : siteUrl(codePath(code.code))),
    import('@/components/cardPoster/paintCardPoster')
  ]);
  const { drawn } = cardPosterMessages();
  const texts = {
    invitation: isVCard ? cardCodeMessages().picture.vCardInvitation : drawn.invitation,
    shortCode: isVCard ? '' : drawn.shortCode(groupShortCode(code.shortCode)),
    slogan: drawn.slogan
  };
  return paintCardPoster({ face, code: { picture, modules }, texts });
}
