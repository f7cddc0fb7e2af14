import type { TradeUnit } from '@contract/goods';
import type { RejectReason } from '@contract/quotation';
import type { VerificationKind } from '@contract/user';
import { percent, weightOf, yuan } from './amounts';
import type { MessagePreview } from '@contract/notification/content';
import type { NotificationTexts } from './texts';

const PER_UNIT: Record<TradeUnit, string> = { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/bulto' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: 'precio demasiado alto',
  spec: 'la calidad no corresponde',
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

const price = (fen: number, unit: TradeUnit) => `${yuan(fen)} ${PER_UNIT[unit]}`;
const weight = (grams: number) => {
  const { count, unit } = weightOf(grams);
  return `${count} ${unit === 'ton' ? 't' : 'kg'}`;
};
const offer = ({ unitFen, unit, text }: { unitFen: number | null; unit: TradeUnit; text: string }) =>
  [unitFen === null ? '' : price(unitFen, unit), text].filter(Boolean).join(', ');
const holder = (name: string, company: string) => (company === '' ? name : `${name} (${company})`);
const because = (...reasons: string[]) => {
  const all = reasons.filter(Boolean).join('; ');
  return all === '' ? '' : ` Motivo: ${all}.`;
};

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
    `Su cotización para «${title}» está preseleccionada. El comprador compara.`
  ],
  'quotation.accepted': ({ title, buyer, grams, unitFen, unit, deliveredFen }) => [
    'Cotización aceptada',
    `${buyer ?? 'El comprador'} aceptó su cotización para «${title}»: ${weight(grams)} a ${price(unitFen, unit)}, ${yuan(deliveredFen)} CNY con entrega. Ya pueden ver sus datos de contacto.`
  ],
  'quotation.rejected': ({ title, reason, text }) => [
    'Cotización rechazada',
    `Su cotización para «${title}» fue rechazada.${because(reason === null ? '' : REJECT_REASONS[reason], text)}`
  ],
  'quotation.withdrawn': ({ title, supplier }) => [
    'Cotización retirada',
    `${supplier} retiró su cotización para «${title}».`
  ],
  'quotation.closed': ({ title }) => ['Solicitud cerrada', `«${title}» está cerrada; su cotización ya no es válida.`],
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
    'Contraoferta acordada',
    `${supplier ?? 'El comprador'} acepta ${price(unitFen, unit)} para «${title}». ${supplier === null ? 'El comprador ya puede aceptar la cotización.' : 'Ya puede aceptar la cotización.'}`
  ],
  'counterOffer.declined': ({ title, supplier, unitFen, unit }) => [
    'Contraoferta rechazada',
    `${supplier ?? 'El comprador'} rechaza ${price(unitFen, unit)} para «${title}». La cotización no cambia.`
  ],

  'purchase.approved': ({ title }) => [
    'Solicitud publicada',
    `«${title}» fue aprobada. Los proveedores ya pueden cotizar.`
  ],
  'purchase.rejected': ({ title, reason }) => [
    'Solicitud no aprobada',
    `«${title}» no fue aprobada.${because(reason)} Puede modificarla y enviarla de nuevo.`
  ],
  'purchase.takenDown': ({ title, reason }) => [
    'Solicitud retirada',
    `«${title}» fue retirada.${because(reason)} Puede apelar.`
  ],
  'purchase.ending': ({ title }) => [
    'El plazo de cotización termina',
    `«${title}» recibe cotizaciones menos de 24 horas más. Prolónguela para recibir otras.`
  ],
  'purchase.expired': ({ title }) => [
    'Plazo de cotización terminado',
    `«${title}» ya no recibe cotizaciones. Aún puede aceptar las que son válidas.`
  ],
  'purchase.invited': ({ title }) => ['Invitación a cotizar', `Un comprador invita a su empresa a cotizar «${title}».`],

  'supply.approved': ({ title }) => [
    'Oferta aprobada',
    `«${title}» es pública. Los compradores pueden verla y escribirle.`
  ],
  'supply.rejected': ({ title, reason, isStillPublic }) => [
    'Oferta no aprobada',
    `«${title}» no fue aprobada.${because(reason)}${isStillPublic ? ' La versión anterior sigue pública.' : ''} Puede modificarla y enviarla de nuevo.`
  ],
  'supply.takenDown': ({ title, reason }) => [
    'Oferta retirada',
    `«${title}» fue retirada.${because(reason)} Puede apelar.`
  ],
  'supply.ending': ({ title, until }) => [
    'Su oferta vence pronto',
    `«${title}» es válida hasta el ${until}. Prolónguela para mantenerla pública.`
  ],
  'supply.expired': ({ title }) => [
    'Oferta vencida',
    `«${title}» ya no es pública. Prolónguela para publicarla de nuevo.`
  ],
  'supply.handedOver': ({ title, count }) => [
    'Ofertas a su cargo',
    `${count > 1 ? `«${title}» y ${count - 1} ofertas más pasan` : `«${title}» pasa`} a su cargo, porque su autor dejó la empresa. Usted es el contacto; su teléfono solo se muestra tras un intercambio de contactos.`
  ],

  'inquiry.asked': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'Consulta sobre su oferta' : 'Consulta sobre su solicitud',
    `${sender ?? 'Comprador anónimo'} («${title}»): ${preview(content)}`
  ],
  'inquiry.answered': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'El proveedor respondió' : 'El comprador respondió',
    `${sender ?? 'Comprador anónimo'} («${title}»): ${preview(content)}`
  ],

  'exchange.requested': ({ name, company, message }) => [
    'Solicitud de contacto',
    `${holder(name, company)} desea intercambiar contactos con usted${message === '' ? '.' : `: ${message}`}`
  ],
  'exchange.accepted': ({ name, company }) => [
    'Contactos intercambiados',
    `${holder(name, company)} aceptó su solicitud. Ya pueden ver sus datos de contacto.`
  ],

  'team.applied': ({ person, company }) => ['Solicitud de ingreso', `${person} pide unirse a ${company}.`],
  'team.joined': ({ person, company }) => ['Nuevo miembro', `${person} se unió a ${company}.`],
  'team.approved': ({ company }) => ['Ingreso aprobado', `Ya es miembro de ${company}.`],
  'team.refused': ({ company, reason }) => ['Ingreso rechazado', `${company}: ${reason}`],
  'team.invited': ({ person, company }) => [
    'Invitación a una empresa',
    `${person} le invita a unirse a ${company}. La invitación vale 7 días.`
  ],
  'team.declined': ({ person, company }) => [
    'Invitación rechazada',
    `${person} no aceptó la invitación a unirse a ${company}.`
  ],
  'team.madeAdmin': ({ company }) => ['Ya es administrador', `Puede gestionar los miembros y el perfil de ${company}.`],
  'team.madeMember': ({ company }) => ['Ya no es administrador', `Ahora es miembro normal de ${company}.`],
  'team.removed': ({ company }) => [
    'Ya no está en la empresa',
    `Fue retirado de ${company}. Los anuncios publicados a su nombre quedan en la empresa.`
  ],
  'team.left': ({ person, company }) => ['Un miembro se fue', `${person} dejó ${company}.`],
  'team.erased': ({ company }) => ['Un miembro se fue', `Un miembro eliminó su cuenta y dejó ${company}.`],
  'team.transferRequested': ({ person, company }) => [
    '¿Hacerse cargo de una empresa?',
    `${person} desea transferirle ${company} y espera su respuesta.`
  ],
  'team.transferAccepted': ({ person, company }) => [
    'Transferencia completada',
    `${person} es ahora propietario de ${company}.`
  ],
  'team.transferDeclined': ({ person, company }) => [
    'Transferencia rechazada',
    `${person} no se hizo cargo de ${company}.`
  ],
  'team.transferWithdrawn': ({ person, company }) => [
    'Transferencia anulada',
    `${person} anuló la transferencia de ${company}.`
  ],
  'team.newOwner': ({ person, company }) => ['Nuevo propietario', `${person} es ahora propietario de ${company}.`],
  'team.dissolved': ({ company }) => [
    'Empresa disuelta',
    `${company} se disolvió. Se retiraron su insignia y sus anuncios públicos.`
  ],

  'verification.approved': ({ kind, name, isChange }) =>
    isChange
      ? [`${VERIFICATIONS[kind]}: cambio aprobado`, 'Los nuevos datos están en vigor.']
      : [
          `${VERIFICATIONS[kind]} aprobada`,
          kind === 'person' ? 'La insignia aparece junto a su nombre.' : `La insignia aparece junto a ${name}.`
        ],
  'verification.forwarded': ({ kind }) => [
    `${VERIFICATIONS[kind]}: primera revisión superada`,
    'Se envió a la autoridad. La insignia aparecerá cuando la apruebe.'
  ],
  'verification.rejected': ({ kind, reason, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ': cambio rechazado' : ' rechazada'}`,
    `${because(reason).trim()} ${isChange ? 'La verificación actual sigue válida.' : 'Puede corregirla y enviarla de nuevo.'}`
  ],
  'verification.incomplete': ({ kind, reason, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ': cambio incompleto' : ' incompleta'}`,
    `${because(reason).trim()} ${isChange ? 'La verificación actual sigue válida.' : 'Añada lo que falta y envíela de nuevo.'}`
  ],
  'verification.revoked': ({ kind, reason }) => [
    `${VERIFICATIONS[kind]} revocada`,
    `${because(reason).trim()} Se retiró la insignia.`
  ],
  'verification.expiring': ({ kind, until }) => [
    `${VERIFICATIONS[kind]}: vence pronto`,
    `El documento vale hasta el ${until}. Renuévelo antes de ese día.`
  ],
  'verification.expired': ({ kind }) => [
    `${VERIFICATIONS[kind]} vencida`,
    'El documento venció y se retiró la insignia. Envíe el nuevo documento para recuperarla.'
  ],

  'invite.registered': ({ name }) => ['Un amigo se registró', `${name} se unió a 香市 por su invitación.`],
  'invite.verified': ({ name }) => [
    'Un amigo fue verificado',
    `${name} completó la verificación y ya tiene una insignia.`
  ],

  'priceAlert.above': ({ line, market, date, midFen, thresholdFen }) => [
    `${line} sube a ${price(midFen, 'kg')}`,
    `${market}, ${date}: alcanza su límite de ${yuan(thresholdFen)}.`
  ],
  'priceAlert.below': ({ line, market, date, midFen, thresholdFen }) => [
    `${line} baja a ${price(midFen, 'kg')}`,
    `${market}, ${date}: alcanza su límite de ${yuan(thresholdFen)}.`
  ],
  'priceAlert.move': ({ line, market, date, midFen, dayBp, thresholdBp }) => [
    `${line} ${dayBp < 0 ? 'baja' : 'sube'} un ${percent(dayBp)}`,
    `${market}, ${date}: ahora ${price(midFen, 'kg')}; su alerta está en ${percent(thresholdBp)}.`
  ],

  'priceReport.accepted': ({ line, market, date, answer }) => [
    `Su aviso de precio: ${line}`,
    `${market}, ${date}: corregido tras su aviso. ${answer}`.trim()
  ],
  'priceReport.rejected': ({ line, market, date, answer }) => [
    `Su aviso de precio: ${line}`,
    `${market}, ${date}: comprobado, el precio no cambia. ${answer}`.trim()
  ],
  'report.upheld': ({ title, answer }) => ['Denuncia aceptada', `«${title}», que usted denunció: ${answer}`],
  'report.dismissed': ({ title, answer }) => ['Denuncia: sin infracción', `«${title}», que usted denunció: ${answer}`],
  'feedback.replied': ({ ticketNo, reply }) => ['Respuesta a su mensaje', `${ticketNo}: ${reply}`],
  'account.cancellationPostponed': ({ company }) => [
    'Cuenta no eliminada',
    `Usted es propietario de «${company}». Transfiérala o disuélvala primero y vuelva a pedirlo. Su cuenta sigue activa.`
  ]
};
