import type { BoothMessages } from './zh-Hans';

const messages: BoothMessages = {
  noExpo: 'Aucun salon pour le moment',
  noExpoHint: 'Les stands se réservent ici dès l’annonce du prochain salon',
  logIn: 'Se connecter',
  verify: 'Vérifier l’entreprise',
  obstacles: {
    loggedOut: 'Connectez-vous pour réserver un stand au nom de votre entreprise vérifiée',
    noCompany: 'Il faut une entreprise vérifiée pour réserver un stand',
    unverified: 'Vous pourrez réserver un stand dès que votre entreprise sera vérifiée',
    role: (names) =>
      names === ''
        ? 'Seuls le propriétaire et les administrateurs de l’entreprise peuvent réserver un stand'
        : `Adressez-vous à ${names} : seuls le propriétaire et les administrateurs peuvent réserver un stand`,
    closed: 'Le salon a commencé, les réservations sont closes'
  },
  expired: (booth) => `La réservation du stand ${booth} a expiré. Vous pouvez choisir à nouveau`,
  listJoin: ', ',
  halls: 'Halls',
  hall: (number, name) => `Hall ${number} ${name}`,
  free: (count) => (count > 1 ? `${count} stands disponibles` : `${count} stand disponible`),
  chooseBooth: 'Choisissez un stand sur le plan ou dans la liste ci-dessous',
  booth: (no) => `Stand ${no}`,
  price: 'Prix',
  deposit: 'Acompte',
  depositHint: '30 % du prix, déduits dans le contrat',
  amount: (yuan) => `${yuan} CNY`,
  company: 'Entreprise qui réserve',
  hold: 'Réserver 30 minutes',
  heldNow: 'Réservé. Complétez les informations et payez l’acompte',
  holdLeft: 'La réservation expire dans',
  holdOver: 'La réservation a expiré, vérification…',
  release: 'Renoncer à ce stand',
  releaseTitle: (booth) => `Renoncer au stand ${booth} ?`,
  releaseNow: 'Renoncer',
  released: 'Stand libéré',
  keep: 'Pas maintenant',
  edit: 'Modifier les informations',
  payDeposit: 'Payer l’acompte',
  statuses: {
    held: 'Réservé',
    depositPending: 'Acompte à payer',
    deposited: 'Acompte payé',
    confirmed: 'Confirmé',
    settled: 'Réglé',
    released: 'Libéré'
  },
  next: 'Étape suivante',
  nextSteps: {
    held: 'Compléter les informations',
    depositPending: 'Payer l’acompte',
    deposited: 'L’organisateur vous contactera au sujet du contrat',
    confirmed: 'Payer le solde selon le contrat',
    settled: 'Tout est prêt. Rendez-vous au salon',
    released: 'Le stand a été libéré'
  },
  depositPaid: 'Acompte payé',
  contractNo: 'Nº de contrat',
  cancel: 'Annuler la réservation',
  cancelTitle: (booth) => `Annuler le stand ${booth} ?`,
  cancelText: (amount) => `Le stand sera libéré et ${amount} de l’acompte vous seront remboursés`,
  cancelNoRefund: 'Le stand sera libéré. À moins de 7 jours du salon, l’acompte n’est pas remboursé',
  cancelNow: 'Annuler la réservation',
  cancelled: 'Réservation annulée',
  formTitle: 'Informations de l’exposant',
  choose: 'Choisir',
  fields: {
    contact: 'Contact',
    mobile: 'Numéro de portable',
    varietyIds: 'Épices exposées',
    exhibits: 'Description des produits',
    fascia: 'Texte de l’enseigne',
    needs: 'Services sur place',
    logoUrl: 'Logo',
    invoiceType: 'Facture',
    title: 'Nom sur la facture',
    uscc: 'Code de crédit social unifié',
    email: 'E-mail de facturation',
    remark: 'Remarques'
  },
  needs: { power: 'Électricité', water: 'Eau', network: 'Internet', handling: 'Manutention' },
  logoHint: 'JPG, PNG ou WebP, 5 Mo au plus',
  invoiceTypes: { none: 'Aucune', ordinary: 'Ordinaire', special: 'TVA spéciale' },
  invoiceHint: 'La facture électronique est envoyée par e-mail après le paiement',
  submit: 'Envoyer et payer l’acompte',
  checkForm: 'Vérifiez votre saisie',
  problems: {
    required: 'À remplir',
    minLength: 'Trop court',
    maxLength: 'Trop long',
    maxItems: '10 au plus, sans doublon',
    pattern: 'Format incorrect',
    banned: 'Contient un mot interdit',
    unknown: 'N’est plus valable, choisissez à nouveau',
    unfit: 'Cette image ne peut pas être utilisée'
  },
  errors: {
    held: 'Une autre entreprise vient de le réserver. Essayez un autre stand',
    taken: 'Réservé par une autre entreprise',
    own: 'Votre entreprise a déjà réservé ce stand',
    notBookable: 'Ce stand ne peut pas être réservé',
    closed: 'Le salon a commencé, les réservations sont closes',
    role: 'Seuls le propriétaire et les administrateurs de l’entreprise peuvent le faire',
    unverified: 'Vous pourrez réserver un stand dès que votre entreprise sera vérifiée',
    oneHold: 'Votre entreprise réserve déjà un autre stand',
    changed: 'La réservation a changé, consultez son état actuel'
  }
};

export default messages;
