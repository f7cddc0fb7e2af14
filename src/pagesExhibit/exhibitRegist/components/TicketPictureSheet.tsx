import { observer } from 'mobx-react-lite';
import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { CardPictureSheet } from '@/components/cardPoster/CardPictureSheet';
import type { Painting } from '@/platform/picture/types';
import { encodeQrCode } from '@/platform/qrCode';
import { registrationMessages } from '../locale/messages';

interface TicketPictureSheetProps {
  ticket: ExpoTicket;
  expo: ExpoFacts;
  onClose(): void;
}

/** Picture of a ticket with its code. It is drawn without a network too. */
export const TicketPictureSheet = observer(function TicketPictureSheet(props: TicketPictureSheetProps) {
  const { ticket, expo, onClose } = props;
  const { title, label, fileName } = registrationMessages().picture;
  return (
    <CardPictureSheet
      title={title}
      contentKey={ticket.id}
      label={label(ticket.name)}
      fileName={`${fileName}-${ticket.name}`}
      paint={() => paint(ticket, expo)}
      onClose={onClose}
    />
  );
});

/**
 * Returns the painting of a ticket.
 * @throws Error when the code for painting, or the encoder of QR codes, did not arrive
 */
async function paint(ticket: ExpoTicket, expo: ExpoFacts): Promise<Painting> {
  const [modules, { paintTicket }] = await Promise.all([
    encodeQrCode(ticket.code?.code ?? ''),
    import('../ticketPicture')
  ]);
  return paintTicket({ ticket, expo }, modules);
}
