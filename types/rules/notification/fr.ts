import type { CardLevel } from '@contract/cardLevel';
import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { TradeUnit } from '@contract/goods';
import type { MessagePreview } from '@contract/notification/content';
import type { RejectReason } from '@contract/quotation';
import type { VerificationKind } from '@contract/user';
import { shanghaiMinute } from '../shanghaiTime';
import { FRENCH, percent as percentWith, weightOf, yuan as yuanWith } from './amounts';
import type { NotificationTexts } from './texts';

const PER_UNIT: Record<TradeUnit, string> = { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/colis' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: 'prix trop élevé',
  spec: 'spécification non conforme',
  quantity: 'quantité insuffisante',
  delivery: 'délai de livraison inadapté',
  payTerm: 'conditions de paiement inadaptées',
  chosenOther: 'un autre fournisseur a été retenu',
  other: ''
};
const VERIFICATIONS: Record<VerificationKind, string> = {
  person: 'Vérification personnelle',
  company: 'Vérification de l’entreprise',
  park: 'Vérification du parc'
};

const LEVELS: Record<CardLevel, string> = {
  basic: 'Base',
  professional: 'Professionnel',
  enterprise: 'Entreprise'
};

const yuan = (fen: number) => yuanWith(fen, FRENCH);
const percent = (basisPoints: number) => percentWith(basisPoints, FRENCH);
const price = (fen: number, unit: TradeUnit) => `${yuan(fen)} ${PER_UNIT[unit]}`;
const weight = (grams: number) => {
  const { count, unit } = weightOf(grams);
  return `${String(count).replace('.', ',')} ${unit === 'ton' ? 't' : 'kg'}`;
};
const offer = ({ unitFen, unit, text }: { unitFen: number | null; unit: TradeUnit; text: string }) =>
  [unitFen === null ? '' : price(unitFen, unit), text].filter(Boolean).join(', ');
const holder = (name: string, company: string) => (company === '' ? name : `${name} (${company})`);
const because = (...reasons: string[]) => {
  const all = reasons.filter(Boolean).join(' ; ');
  return all === '' ? '' : ` Motif : ${all}.`;
};

/** Time and room of a session. */
const sessionAt = ({ startsAtMs, hall, room }: { startsAtMs: number; hall: number | null; room: string }) =>
  `${shanghaiMinute(startsAtMs)}, ${hall === null ? room : `hall ${hall}, ${room}`}`;

function preview(content: MessagePreview): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return '[Image]';
    case 'listing':
      return '[Annonce]';
    case 'ask':
      return `[Demande de prix] ${weight(content.grams)}, livraison à ${content.place}`;
  }
}

const CERTIFICATES: Record<ExpoCertificateKind, string> = {
  exhibitor: 'd’exposant',
  award: 'de lauréat',
  visitor: 'de visiteur',
  volunteer: 'de bénévole'
};

export const texts: NotificationTexts = {
  text: ({ title, body }) => [title, body],

  'quotation.received': ({ title, supplier, unitFen, unit, grams }) => [
    'Nouveau devis',
    `${supplier} propose ${price(unitFen, unit)} pour « ${title} », ${weight(grams)} disponibles.`
  ],
  'quotation.updated': ({ title, supplier, unitFen, unit, grams, version }) => [
    'Devis modifié',
    `${supplier} a modifié son devis pour « ${title} » (version ${version}) : ${price(unitFen, unit)}, ${weight(grams)} disponibles.`
  ],
  'quotation.viewed': ({ title }) => ['Devis consulté', `L’acheteur a consulté votre devis pour « ${title} ».`],
  'quotation.shortlisted': ({ title }) => [
    'Devis présélectionné',
    `Votre devis pour « ${title} » est présélectionné. L’acheteur compare encore.`
  ],
  'quotation.accepted': ({ title, buyer, grams, unitFen, unit, deliveredFen }) => [
    'Devis accepté',
    `${buyer ?? 'L’acheteur'} a accepté votre devis pour « ${title} » : ${weight(grams)} à ${price(unitFen, unit)}, ${yuan(deliveredFen)} CNY rendu. Vous voyez maintenant vos coordonnées respectives.`
  ],
  'quotation.rejected': ({ title, reason, text }) => [
    'Devis non retenu',
    `Votre devis pour « ${title} » n’a pas été retenu.${because(reason === null ? '' : REJECT_REASONS[reason], text)}`
  ],
  'quotation.withdrawn': ({ title, supplier }) => ['Devis retiré', `${supplier} a retiré son devis pour « ${title} ».`],
  'quotation.closed': ({ title }) => [
    'Demande clôturée',
    `« ${title} » est clôturée ; votre devis n’est plus valable.`
  ],
  'quotation.expiring': ({ title }) => [
    'Votre devis expire bientôt',
    `Votre devis pour « ${title} » expire dans moins de 24 heures. Modifiez-le pour prolonger sa validité.`
  ],
  'quotation.expired': ({ title }) => ['Devis expiré', `Votre devis pour « ${title} » a expiré.`],
  'quotation.receivedExpiring': ({ title, supplier }) => [
    'Un devis expire bientôt',
    `Le devis de ${supplier} pour « ${title} » expire dans moins de 24 heures. Décidez rapidement.`
  ],
  'quotation.receivedExpired': ({ title, supplier }) => [
    'Un devis a expiré',
    `Le devis de ${supplier} pour « ${title} » a expiré.`
  ],
  'counterOffer.byBuyer': ({ title, ...said }) => [
    'Contre-offre',
    `L’acheteur propose pour « ${title} » : ${offer(said)}`
  ],
  'counterOffer.bySupplier': ({ title, supplier, ...said }) => [
    'Réponse du fournisseur',
    `${supplier} propose pour « ${title} » : ${offer(said)}`
  ],
  'counterOffer.agreed': ({ title, supplier, unitFen, unit }) => [
    'Contre-offre acceptée',
    `${supplier ?? 'L’acheteur'} accepte ${price(unitFen, unit)} pour « ${title} ». ${supplier === null ? 'L’acheteur peut maintenant accepter le devis.' : 'Vous pouvez maintenant accepter le devis.'}`
  ],
  'counterOffer.declined': ({ title, supplier, unitFen, unit }) => [
    'Contre-offre refusée',
    `${supplier ?? 'L’acheteur'} a refusé ${price(unitFen, unit)} pour « ${title} ». Le devis reste inchangé.`
  ],

  'purchase.approved': ({ title }) => [
    'Demande publiée',
    `« ${title} » a été approuvée. Les fournisseurs peuvent vous envoyer des devis.`
  ],
  'purchase.rejected': ({ title, reason }) => [
    'Demande non approuvée',
    `« ${title} » n’a pas été approuvée.${because(reason)} Vous pouvez la modifier et la soumettre à nouveau.`
  ],
  'purchase.takenDown': ({ title, reason }) => [
    'Demande retirée',
    `« ${title} » a été retirée.${because(reason)} Vous pouvez contester.`
  ],
  'purchase.ending': ({ title }) => [
    'Fin des devis dans moins de 24 heures',
    `« ${title} » n’acceptera plus de devis dans moins de 24 heures. Prolongez-la pour en recevoir d’autres.`
  ],
  'purchase.expired': ({ title }) => [
    'Fin des devis',
    `« ${title} » n’accepte plus de devis. Vous pouvez encore accepter ceux qui sont valables.`
  ],
  'purchase.invited': ({ title }) => [
    'Invitation à faire un devis',
    `Un acheteur invite votre entreprise à faire un devis pour « ${title} ».`
  ],

  'supply.approved': ({ title }) => [
    'Offre approuvée',
    `« ${title} » est en vente. Les acheteurs peuvent la voir et vous contacter.`
  ],
  'supply.rejected': ({ title, reason, isStillPublic }) => [
    'Offre non approuvée',
    `« ${title} » n’a pas été approuvée.${because(reason)}${isStillPublic ? ' La version précédente reste publique.' : ''} Vous pouvez la modifier et la soumettre à nouveau.`
  ],
  'supply.takenDown': ({ title, reason }) => [
    'Offre retirée',
    `« ${title} » a été retirée.${because(reason)} Vous pouvez contester.`
  ],
  'supply.ending': ({ title, until }) => [
    'Votre offre expire bientôt',
    `« ${title} » est valable jusqu’au ${until}. Prolongez-la pour la garder en vente.`
  ],
  'supply.expired': ({ title }) => [
    'Offre expirée',
    `« ${title} » n’est plus en vente. Prolongez-la pour la remettre en vente.`
  ],
  'supply.handedOver': ({ title, count }) => [
    'Offres à votre charge',
    `${count > 1 ? `« ${title} » et ${count - 1} ${count === 2 ? 'autre offre' : 'autres offres'} vous reviennent` : `« ${title} » vous revient`}, car leur auteur a quitté l’entreprise. Vous êtes le contact ; votre téléphone n’est visible qu’après un échange de coordonnées.`
  ],

  'inquiry.asked': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'Question sur votre offre' : 'Question sur votre demande',
    `${sender ?? 'Acheteur anonyme'} (« ${title} ») : ${preview(content)}`
  ],
  'inquiry.answered': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'Le fournisseur a répondu' : 'L’acheteur a répondu',
    `${sender ?? 'Acheteur anonyme'} (« ${title} ») : ${preview(content)}`
  ],

  'exchange.requested': ({ name, company, message }) => [
    'Demande d’échange de cartes',
    `${holder(name, company)} souhaite échanger sa carte avec vous${message === '' ? '.' : ` : ${message}`}`
  ],
  'exchange.accepted': ({ name, company }) => [
    'Cartes échangées',
    `${holder(name, company)} a accepté votre demande. Vous voyez maintenant vos coordonnées respectives.`
  ],
  'holder.reminder': ({ name, company, others }) => [
    'À contacter aujourd’hui',
    `Votre rappel : ${holder(name, company)}${others > 0 ? ` et ${others} ${others === 1 ? 'autre personne' : 'autres personnes'}` : ''}.`
  ],

  'card.takenDown': ({ name, reason }) => [
    'Carte retirée',
    `La carte de ${name} n’est plus affichée.${because(reason)} Après correction, demandez son rétablissement depuis « Votre avis ».`
  ],
  'card.putBack': ({ name }) => ['Carte rétablie', `La carte de ${name} est de nouveau affichée.`],

  'team.applied': ({ person, company }) => ['Demande d’adhésion', `${person} souhaite rejoindre ${company}.`],
  'team.joined': ({ person, company }) => ['Nouveau membre', `${person} a rejoint ${company}.`],
  'team.approved': ({ company }) => ['Adhésion acceptée', `Vous êtes maintenant membre de ${company}.`],
  'team.refused': ({ company, reason }) => ['Adhésion refusée', `${company} : ${reason}`],
  'team.refusedDissolved': ({ company }) => ['Adhésion refusée', `${company} a été dissoute.`],
  'team.invited': ({ person, company }) => [
    'Invitation à rejoindre une entreprise',
    `${person} vous invite à rejoindre ${company}. L’invitation est valable 7 jours.`
  ],
  'team.declined': ({ person, company }) => [
    'Invitation déclinée',
    `${person} a décliné l’invitation à rejoindre ${company}.`
  ],
  'team.madeAdmin': ({ company }) => [
    'Vous êtes maintenant administrateur',
    `Vous pouvez gérer les membres et le profil de ${company}.`
  ],
  'team.madeMember': ({ company }) => ['Vous n’êtes plus administrateur', `Vous êtes maintenant membre de ${company}.`],
  'team.removed': ({ company }) => [
    'Retiré d’une entreprise',
    `Vous avez été retiré de ${company}. Les annonces publiées en son nom lui restent.`
  ],
  'team.left': ({ person, company }) => ['Un membre est parti', `${person} a quitté ${company}.`],
  'team.erased': ({ company }) => ['Un membre est parti', `Un membre a supprimé son compte et quitté ${company}.`],
  'team.transferRequested': ({ person, company }) => [
    'Demande de transfert d’entreprise',
    `${person} souhaite vous transférer ${company} et attend votre réponse.`
  ],
  'team.transferAccepted': ({ person, company }) => [
    'Transfert effectué',
    `${person} est maintenant propriétaire de ${company}.`
  ],
  'team.transferDeclined': ({ person, company }) => [
    'Transfert refusé',
    `${person} a refusé le transfert de ${company}.`
  ],
  'team.transferWithdrawn': ({ person, company }) => [
    'Transfert retiré',
    `${person} a retiré le transfert de ${company}.`
  ],
  'team.newOwner': ({ person, company }) => [
    'Nouveau propriétaire',
    `${person} est maintenant propriétaire de ${company}.`
  ],
  'team.dissolved': ({ company }) => [
    'Entreprise dissoute',
    `${company} a été dissoute. Son badge et ses annonces publiques ont été retirés.`
  ],

  'verification.approved': ({ kind, name, isChange }) =>
    isChange
      ? [`${VERIFICATIONS[kind]} : modification approuvée`, 'Les nouvelles informations s’appliquent.']
      : [
          `${VERIFICATIONS[kind]} approuvée`,
          kind === 'person' ? 'Le badge s’affiche à côté de votre nom.' : `Le badge s’affiche à côté de ${name}.`
        ],
  'verification.forwarded': ({ kind }) => [
    `${VERIFICATIONS[kind]} : premier examen réussi`,
    'Le dossier est transmis à l’autorité. Le badge s’affichera après son accord.'
  ],
  'verification.rejected': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ' : modification refusée' : ' refusée'}`,
    `${because(...reasons).trim()} ${isChange ? 'La vérification actuelle reste valable.' : 'Vous pouvez corriger et soumettre à nouveau.'}`
  ],
  'verification.incomplete': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ' : modification incomplète' : ' incomplète'}`,
    `${because(...reasons).trim()} ${isChange ? 'La vérification actuelle reste valable.' : 'Complétez le dossier et soumettez-le à nouveau.'}`
  ],
  'verification.revoked': ({ kind, reasons }) => [
    `${VERIFICATIONS[kind]} révoquée`,
    `${because(...reasons).trim()} Le badge a été retiré.`
  ],
  'verification.expiring': ({ kind, until }) => [
    `${VERIFICATIONS[kind]} : expire bientôt`,
    `Le document est valable jusqu’au ${until}. Renouvelez-le avant cette date.`
  ],
  'verification.expired': ({ kind }) => [
    `${VERIFICATIONS[kind]} expirée`,
    'Le document a expiré et le badge a été retiré. Soumettez le nouveau document pour le rétablir.'
  ],

  'invite.registered': ({ name }) => ['Un ami s’est inscrit', `${name} a rejoint Xiangshi grâce à votre invitation.`],
  'invite.verified': ({ name }) => [
    'Un ami a été vérifié',
    `${name} a terminé la vérification et a maintenant un badge.`
  ],

  'priceAlert.above': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade} monte à ${price(midFen, 'kg')}`,
    `${market}, ${date} : votre seuil de ${yuan(thresholdFen)} est atteint.`
  ],
  'priceAlert.below': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade} baisse à ${price(midFen, 'kg')}`,
    `${market}, ${date} : votre seuil de ${yuan(thresholdFen)} est atteint.`
  ],
  'priceAlert.move': ({ variety, grade, market, date, midFen, dayBp, thresholdBp }) => [
    `${variety} ${grade} ${dayBp < 0 ? 'baisse' : 'monte'} de ${percent(dayBp)}`,
    `${market}, ${date} : maintenant ${price(midFen, 'kg')} ; votre alerte est fixée à ${percent(thresholdBp)}.`
  ],

  'priceReport.accepted': ({ variety, grade, market, date, answer }) => [
    `Votre signalement de prix : ${variety} ${grade}`,
    `${market}, ${date} : prix corrigé après votre signalement. ${answer}`.trim()
  ],
  'priceReport.rejected': ({ variety, grade, market, date, answer }) => [
    `Votre signalement de prix : ${variety} ${grade}`,
    `${market}, ${date} : vérification faite, le prix reste inchangé. ${answer}`.trim()
  ],
  'payment.refundRequested': ({ orderNo, amountFen, reason }) => [
    'Remboursement demandé',
    `${yuan(amountFen)} CNY de la commande ${orderNo} seront reversés sur le compte qui a payé. Motif : ${reason}.`
  ],
  'payment.refunded': ({ orderNo, amountFen, reason }) => [
    `Remboursé : ${yuan(amountFen)} CNY`,
    `${yuan(amountFen)} CNY de la commande ${orderNo} ont été reversés. Le délai dépend du moyen de paiement. Motif : ${reason}.`
  ],
  'payment.refundFailed': ({ orderNo, amountFen }) => [
    'Remboursement non abouti',
    `${yuan(amountFen)} CNY de la commande ${orderNo} n’ont pas pu être reversés. Le service client vous contactera.`
  ],
  'payment.invoiceIssued': ({ orderNo, invoiceNo }) => [
    'Facture émise',
    `La facture électronique de la commande ${orderNo} porte le numéro ${invoiceNo}. Consultez vos e-mails.`
  ],
  'boothBooking.expired': ({ booth }) => [
    'Réservation de stand expirée',
    `L’acompte du stand ${booth} n’a pas été payé à temps : le stand est de nouveau libre.`
  ],
  'boothBooking.deposited': ({ booth, amountFen }) => [
    'Acompte du stand payé',
    `Nous avons reçu ${yuan(amountFen)} CNY pour le stand ${booth}. L’organisateur vous contactera au sujet du contrat.`
  ],
  'boothBooking.confirmed': ({ booth, contractNo }) => [
    'Stand confirmé',
    `Le stand ${booth} est à vous, contrat ${contractNo}.`
  ],
  'boothBooking.settled': ({ booth }) => [
    'Stand entièrement réglé',
    `Le stand ${booth} est entièrement réglé. Rendez-vous au salon.`
  ],
  'boothBooking.released': ({ booth, refundFen, reason }) => [
    'Réservation de stand annulée',
    `Le stand ${booth} est de nouveau libre.${refundFen > 0 ? ` ${yuan(refundFen)} CNY de l’acompte vous seront remboursés.` : ''}${because(reason)}`
  ],
  'cardLevel.granted': ({ level, until }) => [
    `Cartes : niveau ${LEVELS[level]} activé`,
    `Valable jusqu’au ${until}, sans renouvellement automatique.`
  ],
  'cardLevel.expiring': ({ level, until }) => [
    `Cartes : le niveau ${LEVELS[level]} expire bientôt`,
    `Valable jusqu’au ${until}. Un renouvellement commence ce jour-là.`
  ],
  'cardLevel.expired': ({ level, until }) => [
    `Cartes : le niveau ${LEVELS[level]} a expiré`,
    `Il a pris fin le ${until} ; vous êtes revenu au niveau Base. Vos cartes sont conservées.`
  ],

  'expoCertificate.granted': ({ expo, kind }) => [
    `Votre certificat ${CERTIFICATES[kind]} est prêt`,
    `Retirez-le pour « ${expo} » ; il recevra alors son numéro.`
  ],
  'expoCertificate.voided': ({ expo, no, reason }) => [
    'Certificat annulé',
    `Votre certificat${no === null ? '' : ` ${no}`} de « ${expo} » n’est plus valable. Motif : ${reason}.`
  ],
  'expoTicket.issued': ({ expo, ticketNo, companions }) => [
    'Inscription au salon confirmée',
    `${expo} : billet ${ticketNo}${companions > 0 ? `, plus ${companions} pour ${companions === 1 ? 'la personne qui vous accompagne' : 'les personnes qui vous accompagnent'}` : ''}. Présentez son code à l’entrée.`
  ],
  'expoTicket.approved': ({ expo, ticketNo }) => [
    'Inscription au salon acceptée',
    `${expo} : billet ${ticketNo}. Présentez son code à l’entrée.`
  ],
  'expoTicket.rejected': ({ expo, reason }) => [
    'Inscription au salon refusée',
    `${expo}.${because(reason)} Vous pouvez vous inscrire de nouveau.`
  ],
  'expoTicket.cancelled': ({ expo, ticketNo }) => [
    'Billet annulé',
    `${expo} : billet ${ticketNo}. Vous pouvez vous inscrire de nouveau tant que les inscriptions sont ouvertes.`
  ],
  'expoTicket.reminder': ({ expo, venue, ticketNo }) => [
    'Le salon, c’est demain',
    `${expo}, ${venue}. Billet ${ticketNo} : ouvrez-le à l’avance, il s’affiche ensuite sans réseau.`
  ],
  'session.changed': ({ title, ...at }) => [
    'Votre session a été déplacée',
    `« ${title} » a désormais lieu le ${sessionAt(at)}.`
  ],
  'session.cancelled': ({ title, startsAtMs, reason }) => [
    'Votre session est annulée',
    `« ${title} », prévue le ${shanghaiMinute(startsAtMs)}, n’aura pas lieu. Motif : ${reason}.`
  ],
  'session.reminder': ({ title, ...at }) => ['Votre session va commencer', `« ${title} » : ${sessionAt(at)}.`],
  'meeting.booked': ({ person, exhibitor, startsAt, note }) => [
    'Rendez-vous réservé',
    `${person} a réservé un rendez-vous avec ${exhibitor} le ${startsAt}${note === '' ? '.' : ` : ${note}`}`
  ],
  'meeting.confirmed': ({ exhibitor, booth, startsAt }) => [
    'Votre rendez-vous est réservé',
    `Vous rencontrez ${exhibitor} le ${startsAt}${booth === '' ? '' : `, stand ${booth}`}.`
  ],
  'meeting.cancelledByVisitor': ({ person, exhibitor, startsAt }) => [
    'Rendez-vous annulé',
    `${person ?? 'Le visiteur'} a annulé le rendez-vous avec ${exhibitor} du ${startsAt}. Le créneau est de nouveau libre.`
  ],
  'meeting.cancelledByExhibitor': ({ exhibitor, startsAt }) => [
    'Rendez-vous annulé',
    `${exhibitor} a annulé le rendez-vous du ${startsAt}. Vous pouvez réserver un autre créneau.`
  ],
  'meeting.reminder': ({ exhibitor, booth, startsAt, person }) => [
    'Votre rendez-vous commence bientôt',
    `Vous rencontrez ${person ?? exhibitor} le ${startsAt}${booth === '' ? '' : `, stand ${booth}`}.`
  ],

  'report.upheld': ({ title, answer }) => ['Signalement retenu', `« ${title} », que vous avez signalé : ${answer}`],
  'report.dismissed': ({ title, answer }) => [
    'Signalement : aucune infraction',
    `« ${title} », que vous avez signalé : ${answer}`
  ],
  'investment.replied': ({ leadNo, about, reply }) => [
    'Réponse à votre demande d’investissement',
    `${about} (${leadNo}) : ${reply}`
  ],
  'feedback.replied': ({ ticketNo, reply }) => ['Réponse à votre avis', `${ticketNo} : ${reply}`],
  'account.cancellationPostponed': ({ company }) => [
    'Compte non supprimé',
    `Vous êtes propriétaire de « ${company} ». Transférez-la ou dissolvez-la d’abord, puis refaites la demande. Votre compte reste actif.`
  ]
};
