import { observer } from 'mobx-react-lite';
import type { OwnExpoCertificate } from '@contract/expoCertificate';
import { CardPictureSheet } from '@/components/cardPoster/CardPictureSheet';
import { pathOf } from '@/navigation/pathOf';
import type { Painting } from '@/platform/picture/types';
import { encodeQrCode } from '@/platform/qrCode';
import { siteUrl } from '@/platform/siteUrl';
import { certificateMessages } from '../locale/messages';

interface CertificatePictureSheetProps {
  certificate: OwnExpoCertificate;
  onClose(): void;
}

/** Picture of a claimed certificate, to be saved and shared. Its QR code opens the public check with the whole name. */
export const CertificatePictureSheet = observer(function CertificatePictureSheet(props: CertificatePictureSheetProps) {
  const { certificate, onClose } = props;
  const { kinds, picture } = certificateMessages();
  const title = kinds[certificate.kind];
  return (
    <CardPictureSheet
      title={title}
      contentKey={certificate.no ?? ''}
      label={picture.label(title, certificate.name)}
      fileName={`${title}-${certificate.no ?? ''}`}
      paint={() => paint(certificate)}
      onClose={onClose}
    />
  );
});

/**
 * Returns the painting of a certificate.
 * @throws Error when the code for painting, or the encoder of QR codes, did not arrive
 */
async function paint(certificate: OwnExpoCertificate): Promise<Painting> {
  const { no, checkCode } = certificate;
  const path = pathOf('exhibit.register', { type: 'check', no: no ?? '', code: checkCode ?? '' });
  const [modules, { paintCertificate }] = await Promise.all([
    encodeQrCode(siteUrl(path)),
    import('../certificatePicture')
  ]);
  return paintCertificate(certificate, modules);
}
