import type { CardLevel } from '@contract/cardLevel';
import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { TradeUnit } from '@contract/goods';
import type { MessagePreview } from '@contract/notification/content';
import type { RejectReason } from '@contract/quotation';
import type { VerificationKind } from '@contract/user';
import { shanghaiMinute } from '../shanghaiTime';
import { percent as percentWith, SPANISH, weightOf, yuan as yuanWith } from './amounts';
import type { NotificationTexts } from './texts';

const PER_UNIT: Record<TradeUnit, string> = { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/bulto' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: 'precio demasiado alto',
  spec: 'la especificación no corresponde',
  quantity: 'cantidad insuficiente',
  delivery: 'el plazo de entrega no conviene',
  payTerm: 'las condiciones de pago no convienen',
  chosenOther: 'se eligió a otro proveedor',
  other: ''
};
const VERIFICATIONS: Record<VerificationKind, string> = {
  person: 'Verificación personal',
  company: 'Verificación de la empresa',
  park: 'Verificación del parque'
};

const LEVELS: Record<CardLevel, string> = {
  basic: 'Básico',
  professional: 'Profesional',
  enterprise: 'Empresa'
};

const yuan = (fen: number) => yuanWith(fen, SPANISH);
const percent = (basisPoints: number) => percentWith(basisPoints, SPANISH);
const price = (fen: number, unit: TradeUnit) => `${yuan(fen)} ${PER_UNIT[unit]}`;
const weight = (grams: number) => {
  const { count, unit } = weightOf(grams);
  return `${String(count).replace('.', ',')} ${unit === 'ton' ? 't' : 'kg'}`;
};
const offer = ({ unitFen, unit, text }: { unitFen: number | null; unit: TradeUnit; text: string }) =>
  [unitFen === null ? '' : price(unitFen, unit), text].filter(Boolean).join(', ');
const holder = (name: string, company: string) => (company === '' ? name : `${name} (${company})`);
const because = (...reasons: string[]) => {
  const all = reasons.filter(Boolean).join('; ');
  return all === '' ? '' : ` Motivo: ${all}.`;
};

/** Time and room of a session. */
const sessionAt = ({ startsAtMs, hall, room }: { startsAtMs: number; hall: number | null; room: string }) =>
  `${shanghaiMinute(startsAtMs)}, ${hall === null ? room : `pabellón ${hall}, ${room}`}`;

function preview(content: MessagePreview): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return '[Imagen]';
    case 'listing':
      return '[Anuncio]';
    case 'ask':
      return `[Consulta de precio] ${weight(content.grams)}, entrega en ${content.place}`;
  }
}

const CERTIFICATES: Record<ExpoCertificateKind, string> = {
  exhibitor: 'de expositor',
  award: 'de premio',
  visitor: 'de visitante',
  volunteer: 'de voluntario'
};

export const texts: NotificationTexts = {
  text: ({ title, body }) => [title, body],

  'quotation.received': ({ title, supplier, unitFen, unit, grams }) => [
    'Nueva cotización',
    `${supplier} cotiza ${price(unitFen, unit)} para «${title}», ${weight(grams)} disponibles.`
  ],
  'quotation.updated': ({ title, supplier, unitFen, unit, grams, version }) => [
    'Cotización modificada',
    `${supplier} modificó su cotización para «${title}» (versión ${version}): ${price(unitFen, unit)}, ${weight(grams)} disponibles.`
  ],
  'quotation.viewed': ({ title }) => ['Cotización vista', `El comprador ha visto su cotización para «${title}».`],
  'quotation.shortlisted': ({ title }) => [
    'Cotización preseleccionada',
    `Su cotización para «${title}» está preseleccionada. El comprador aún está comparando.`
  ],
  'quotation.accepted': ({ title, buyer, grams, unitFen, unit, deliveredFen }) => [
    'Cotización aceptada',
    `${buyer ?? 'El comprador'} aceptó su cotización para «${title}»: ${weight(grams)} a ${price(unitFen, unit)}, ${yuan(deliveredFen)} CNY en destino. Ahora cada parte ve los datos de contacto de la otra.`
  ],
  'quotation.rejected': ({ title, reason, text }) => [
    'Cotización no seleccionada',
    `Su cotización para «${title}» no fue seleccionada.${because(reason === null ? '' : REJECT_REASONS[reason], text)}`
  ],
  'quotation.withdrawn': ({ title, supplier }) => [
    'Cotización retirada',
    `${supplier} retiró su cotización para «${title}».`
  ],
  'quotation.closed': ({ title }) => ['Demanda cerrada', `«${title}» está cerrada; su cotización ya no es válida.`],
  'quotation.expiring': ({ title }) => [
    'Su cotización vence pronto',
    `Su cotización para «${title}» vence en menos de 24 horas. Modifíquela para prolongar su validez.`
  ],
  'quotation.expired': ({ title }) => ['Cotización vencida', `Su cotización para «${title}» ha vencido.`],
  'quotation.receivedExpiring': ({ title, supplier }) => [
    'Una cotización vence pronto',
    `La cotización de ${supplier} para «${title}» vence en menos de 24 horas. Decida pronto.`
  ],
  'quotation.receivedExpired': ({ title, supplier }) => [
    'Una cotización venció',
    `La cotización de ${supplier} para «${title}» ha vencido.`
  ],
  'counterOffer.byBuyer': ({ title, ...said }) => [
    'Contraoferta',
    `El comprador propone para «${title}»: ${offer(said)}`
  ],
  'counterOffer.bySupplier': ({ title, supplier, ...said }) => [
    'Respuesta del proveedor',
    `${supplier} propone para «${title}»: ${offer(said)}`
  ],
  'counterOffer.agreed': ({ title, supplier, unitFen, unit }) => [
    'Contraoferta aceptada',
    `${supplier ?? 'El comprador'} acepta ${price(unitFen, unit)} para «${title}». ${supplier === null ? 'El comprador ya puede aceptar la cotización.' : 'Ya puede aceptar la cotización.'}`
  ],
  'counterOffer.declined': ({ title, supplier, unitFen, unit }) => [
    'Contraoferta rechazada',
    `${supplier ?? 'El comprador'} ha rechazado ${price(unitFen, unit)} para «${title}». La cotización no cambia.`
  ],

  'purchase.approved': ({ title }) => [
    'Demanda publicada',
    `«${title}» fue aprobada. Los proveedores ya pueden cotizar.`
  ],
  'purchase.rejected': ({ title, reason }) => [
    'Demanda no aprobada',
    `«${title}» no fue aprobada.${because(reason)} Puede editarla y enviarla de nuevo.`
  ],
  'purchase.takenDown': ({ title, reason }) => [
    'Demanda retirada',
    `«${title}» fue retirada.${because(reason)} Puede apelar.`
  ],
  'purchase.ending': ({ title }) => [
    'El plazo de cotización termina',
    `«${title}» dejará de recibir cotizaciones en menos de 24 horas. Prolónguela para recibir más.`
  ],
  'purchase.expired': ({ title }) => [
    'Plazo de cotización terminado',
    `«${title}» ya no recibe cotizaciones. Aún puede aceptar las que sigan siendo válidas.`
  ],
  'purchase.invited': ({ title }) => [
    'Invitación a cotizar',
    `Un comprador invita a su empresa a cotizar para «${title}».`
  ],

  'supply.approved': ({ title }) => [
    'Oferta aprobada',
    `«${title}» está en venta. Los compradores pueden verla y contactarle.`
  ],
  'supply.rejected': ({ title, reason, isStillPublic }) => [
    'Oferta no aprobada',
    `«${title}» no fue aprobada.${because(reason)}${isStillPublic ? ' La versión anterior sigue pública.' : ''} Puede editarla y enviarla de nuevo.`
  ],
  'supply.takenDown': ({ title, reason }) => [
    'Oferta retirada',
    `«${title}» fue retirada.${because(reason)} Puede apelar.`
  ],
  'supply.ending': ({ title, until }) => [
    'Su oferta vence pronto',
    `«${title}» es válida hasta el ${until}. Prolónguela para mantenerla en venta.`
  ],
  'supply.expired': ({ title }) => [
    'Oferta vencida',
    `«${title}» ya no está en venta. Prolónguela para volver a venderla.`
  ],
  'supply.handedOver': ({ title, count }) => [
    'Ofertas a su cargo',
    `${count > 1 ? `«${title}» y ${count - 1} ${count === 2 ? 'oferta' : 'ofertas'} más pasan` : `«${title}» pasa`} a su cargo, porque el autor dejó la empresa. Usted es el contacto; su teléfono solo se muestra tras un intercambio de contactos.`
  ],

  'inquiry.asked': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'Consulta sobre su oferta' : 'Consulta sobre su demanda',
    `${sender ?? 'Comprador anónimo'} («${title}»): ${preview(content)}`
  ],
  'inquiry.answered': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'El proveedor respondió' : 'El comprador respondió',
    `${sender ?? 'Comprador anónimo'} («${title}»): ${preview(content)}`
  ],

  'exchange.requested': ({ name, company, message }) => [
    'Solicitud de intercambio',
    `${holder(name, company)} desea intercambiar tarjetas con usted${message === '' ? '.' : `: ${message}`}`
  ],
  'exchange.accepted': ({ name, company }) => [
    'Tarjetas intercambiadas',
    `${holder(name, company)} aceptó su solicitud. Ahora cada parte ve los datos de contacto de la otra.`
  ],
  'holder.reminder': ({ name, company, others }) => [
    'Personas que contactar hoy',
    `Su recordatorio: ${holder(name, company)}${others > 0 ? ` y ${others} ${others === 1 ? 'persona más' : 'personas más'}` : ''}.`
  ],

  'card.takenDown': ({ name, reason }) => [
    'Tarjeta retirada',
    `La tarjeta de ${name} ya no se muestra.${because(reason)} Cuando la corrija, pida su restablecimiento en Comentarios.`
  ],
  'card.putBack': ({ name }) => ['Tarjeta restablecida', `La tarjeta de ${name} vuelve a mostrarse.`],

  'team.applied': ({ person, company }) => ['Solicitud de ingreso', `${person} solicita unirse a ${company}.`],
  'team.joined': ({ person, company }) => ['Nuevo miembro', `${person} se unió a ${company}.`],
  'team.approved': ({ company }) => ['Ingreso aprobado', `Ya es miembro de ${company}.`],
  'team.refused': ({ company, reason }) => ['Ingreso rechazado', `${company}: ${reason}`],
  'team.refusedDissolved': ({ company }) => ['Ingreso rechazado', `${company} se disolvió.`],
  'team.invited': ({ person, company }) => [
    'Invitación a unirse a una empresa',
    `${person} le invita a unirse a ${company}. La invitación es válida durante 7 días.`
  ],
  'team.declined': ({ person, company }) => [
    'Invitación rechazada',
    `${person} rechazó la invitación a unirse a ${company}.`
  ],
  'team.madeAdmin': ({ company }) => [
    'Ahora es administrador',
    `Puede gestionar los miembros y el perfil de ${company}.`
  ],
  'team.madeMember': ({ company }) => ['Ya no es administrador', `Ahora es miembro de ${company}.`],
  'team.removed': ({ company }) => [
    'Ya no está en la empresa',
    `Se le ha retirado de ${company}. Los anuncios publicados a su nombre quedan en la empresa.`
  ],
  'team.left': ({ person, company }) => ['Un miembro se fue', `${person} dejó ${company}.`],
  'team.erased': ({ company }) => ['Un miembro se fue', `Un miembro eliminó su cuenta y dejó ${company}.`],
  'team.transferRequested': ({ person, company }) => [
    'Solicitud de traspaso de empresa',
    `${person} desea traspasarle ${company} y espera su respuesta.`
  ],
  'team.transferAccepted': ({ person, company }) => [
    'Traspaso completado',
    `${person} es ahora propietario de ${company}.`
  ],
  'team.transferDeclined': ({ person, company }) => [
    'Traspaso rechazado',
    `${person} rechazó el traspaso de ${company}.`
  ],
  'team.transferWithdrawn': ({ person, company }) => [
    'Traspaso retirado',
    `${person} retiró el traspaso de ${company}.`
  ],
  'team.newOwner': ({ person, company }) => ['Nuevo propietario', `${person} es ahora propietario de ${company}.`],
  'team.dissolved': ({ company }) => [
    'Empresa disuelta',
    `${company} se disolvió. Se retiraron su insignia y sus anuncios públicos.`
  ],

  'verification.approved': ({ kind, name, isChange }) =>
    isChange
      ? [`${VERIFICATIONS[kind]}: cambio aprobado`, 'Ya se aplican los nuevos datos.']
      : [
          `${VERIFICATIONS[kind]} aprobada`,
          kind === 'person' ? 'La insignia aparece junto a su nombre.' : `La insignia aparece junto a ${name}.`
        ],
  'verification.forwarded': ({ kind }) => [
    `${VERIFICATIONS[kind]}: primera revisión superada`,
    'Se envió a la autoridad. La insignia aparecerá cuando la apruebe.'
  ],
  'verification.rejected': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ': cambio no aprobado' : ' no aprobada'}`,
    `${because(...reasons).trim()} ${isChange ? 'La verificación actual sigue válida.' : 'Puede corregirla y enviarla de nuevo.'}`
  ],
  'verification.incomplete': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ': cambio incompleto' : ' incompleta'}`,
    `${because(...reasons).trim()} ${isChange ? 'La verificación actual sigue válida.' : 'Añada lo que falta y envíela de nuevo.'}`
  ],
  'verification.revoked': ({ kind, reasons }) => [
    `${VERIFICATIONS[kind]} revocada`,
    `${because(...reasons).trim()} Se retiró la insignia.`
  ],
  'verification.expiring': ({ kind, until }) => [
    `${VERIFICATIONS[kind]}: caduca pronto`,
    `El documento es válido hasta el ${until}. Renuévelo antes de ese día.`
  ],
  'verification.expired': ({ kind }) => [
    `${VERIFICATIONS[kind]} caducada`,
    'El documento ha caducado y se retiró la insignia. Envíe el nuevo documento para recuperarla.'
  ],

  'invite.registered': ({ name }) => ['Un amigo se registró', `${name} se unió a Xiangshi con su invitación.`],
  'invite.verified': ({ name }) => [
    'Un amigo fue verificado',
    `${name} completó la verificación y ya tiene una insignia.`
  ],

  'priceAlert.above': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade} sube a ${price(midFen, 'kg')}`,
    `${market}, ${date}: alcanza su límite de ${yuan(thresholdFen)}.`
  ],
  'priceAlert.below': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade} baja a ${price(midFen, 'kg')}`,
    `${market}, ${date}: alcanza su límite de ${yuan(thresholdFen)}.`
  ],
  'priceAlert.move': ({ variety, grade, market, date, midFen, dayBp, thresholdBp }) => [
    `${variety} ${grade} ${dayBp < 0 ? 'baja' : 'sube'} un ${percent(dayBp)}`,
    `${market}, ${date}: ahora ${price(midFen, 'kg')}; su alerta está en ${percent(thresholdBp)}.`
  ],

  'priceReport.accepted': ({ variety, grade, market, date, answer }) => [
    `Su aviso de precio: ${variety} ${grade}`,
    `${market}, ${date}: precio corregido tras su aviso. ${answer}`.trim()
  ],
  'priceReport.rejected': ({ variety, grade, market, date, answer }) => [
    `Su aviso de precio: ${variety} ${grade}`,
    `${market}, ${date}: comprobado, el precio no cambia. ${answer}`.trim()
  ],
  'payment.refundRequested': ({ orderNo, amountFen, reason }) => [
    'Reembolso solicitado',
    `Se devolverán ${yuan(amountFen)} CNY del pedido ${orderNo} a la cuenta que pagó. Motivo: ${reason}.`
  ],
  'payment.refunded': ({ orderNo, amountFen, reason }) => [
    `Reembolsado: ${yuan(amountFen)} CNY`,
    `Se devolvieron ${yuan(amountFen)} CNY del pedido ${orderNo}. El plazo depende del medio de pago. Motivo: ${reason}.`
  ],
  'payment.refundFailed': ({ orderNo, amountFen }) => [
    'Reembolso no completado',
    `No se pudieron devolver ${yuan(amountFen)} CNY del pedido ${orderNo}. Atención al cliente se pondrá en contacto con usted.`
  ],
  'payment.invoiceIssued': ({ orderNo, invoiceNo }) => [
    'Factura emitida',
    `La factura electrónica del pedido ${orderNo} tiene el número ${invoiceNo}. Revise su correo.`
  ],
  'boothBooking.expired': ({ booth }) => [
    'Reserva de estand vencida',
    `El anticipo del estand ${booth} no se pagó a tiempo y el estand quedó libre.`
  ],
  'boothBooking.deposited': ({ booth, amountFen }) => [
    'Anticipo del estand pagado',
    `Recibimos ${yuan(amountFen)} CNY por el estand ${booth}. El organizador se pondrá en contacto con usted para el contrato.`
  ],
  'boothBooking.confirmed': ({ booth, contractNo }) => [
    'Estand confirmado',
    `El estand ${booth} es suyo, contrato ${contractNo}.`
  ],
  'boothBooking.settled': ({ booth }) => [
    'Estand pagado por completo',
    `El estand ${booth} está pagado por completo. Le esperamos en la feria.`
  ],
  'boothBooking.released': ({ booth, refundFen, reason }) => [
    'Reserva de estand cancelada',
    `El estand ${booth} quedó libre.${refundFen > 0 ? ` Se le devolverán ${yuan(refundFen)} CNY del anticipo.` : ''}${because(reason)}`
  ],
  'cardLevel.granted': ({ level, until }) => [
    `Tarjetas: nivel ${LEVELS[level]} activo`,
    `Válido hasta el ${until}. No se renueva automáticamente.`
  ],
  'cardLevel.expiring': ({ level, until }) => [
    `Tarjetas: el nivel ${LEVELS[level]} vence pronto`,
    `Válido hasta el ${until}. Una renovación empieza ese día.`
  ],
  'cardLevel.expired': ({ level, until }) => [
    `Tarjetas: el nivel ${LEVELS[level]} ha vencido`,
    `Venció el ${until}; vuelve al nivel Básico. Sus tarjetas se conservan.`
  ],

  'expoCertificate.granted': ({ expo, kind }) => [
    `Su certificado ${CERTIFICATES[kind]} está listo`,
    `Recójalo en «${expo}» y recibirá su número.`
  ],
  'expoCertificate.voided': ({ expo, no, reason }) => [
    'Certificado anulado',
    `Su certificado${no === null ? '' : ` ${no}`} de «${expo}» ya no es válido. Motivo: ${reason}.`
  ],
  'expoTicket.issued': ({ expo, ticketNo, companions }) => [
    'Inscripción en la feria confirmada',
    `${expo}: entrada ${ticketNo}${companions > 0 ? `, más ${companions} para ${companions === 1 ? 'su acompañante' : 'sus acompañantes'}` : ''}. Muestre el código en el acceso.`
  ],
  'expoTicket.approved': ({ expo, ticketNo }) => [
    'Inscripción en la feria aprobada',
    `${expo}: entrada ${ticketNo}. Muestre el código en el acceso.`
  ],
  'expoTicket.rejected': ({ expo, reason }) => [
    'Inscripción en la feria no aprobada',
    `${expo}.${because(reason)} Puede inscribirse de nuevo.`
  ],
  'expoTicket.cancelled': ({ expo, ticketNo }) => [
    'Entrada cancelada',
    `${expo}: entrada ${ticketNo}. Puede inscribirse de nuevo mientras la inscripción esté abierta.`
  ],
  'expoTicket.reminder': ({ expo, venue, ticketNo }) => [
    'La feria es mañana',
    `${expo}, ${venue}. Entrada ${ticketNo}: ábrala con antelación y podrá mostrarla sin conexión.`
  ],
  'session.changed': ({ title, ...at }) => ['Su sesión ha cambiado', `«${title}» será el ${sessionAt(at)}.`],
  'session.cancelled': ({ title, startsAtMs, reason }) => [
    'Su sesión se ha cancelado',
    `«${title}», prevista el ${shanghaiMinute(startsAtMs)}, no se celebrará. Motivo: ${reason}.`
  ],
  'session.reminder': ({ title, ...at }) => ['Su sesión empieza pronto', `«${title}»: ${sessionAt(at)}.`],
  'meeting.booked': ({ person, exhibitor, startsAt, note }) => [
    'Reunión reservada',
    `${person} reservó una reunión con ${exhibitor} el ${startsAt}${note === '' ? '.' : `: ${note}`}`
  ],
  'meeting.confirmed': ({ exhibitor, booth, startsAt }) => [
    'Su reunión está reservada',
    `Se reúne con ${exhibitor} el ${startsAt}${booth === '' ? '' : `, stand ${booth}`}.`
  ],
  'meeting.cancelledByVisitor': ({ person, exhibitor, startsAt }) => [
    'Reunión cancelada',
    `${person ?? 'El visitante'} canceló la reunión con ${exhibitor} del ${startsAt}. El horario vuelve a estar libre.`
  ],
  'meeting.cancelledByExhibitor': ({ exhibitor, startsAt }) => [
    'Reunión cancelada',
    `${exhibitor} canceló la reunión del ${startsAt}. Puede reservar otro horario.`
  ],
  'meeting.reminder': ({ exhibitor, booth, startsAt, person }) => [
    'Su reunión empieza pronto',
    `Se reúne con ${person ?? exhibitor} el ${startsAt}${booth === '' ? '' : `, stand ${booth}`}.`
  ],

  'report.upheld': ({ title, answer }) => ['Denuncia estimada', `«${title}», que usted denunció: ${answer}`],
  'report.dismissed': ({ title, answer }) => ['Denuncia: sin infracción', `«${title}», que usted denunció: ${answer}`],
  'investment.replied': ({ leadNo, about, reply }) => [
    'Respuesta a su consulta de inversión',
    `${about} (${leadNo}): ${reply}`
  ],
  'feedback.replied': ({ ticketNo, reply }) => ['Respuesta a sus comentarios', `${ticketNo}: ${reply}`],
  'account.cancellationPostponed': ({ company }) => [
    'Cuenta no eliminada',
    `Usted es propietario de «${company}». Traspásela o disuélvala primero y vuelva a pedirlo. Su cuenta sigue activa.`
  ]
};
