import type { ExchangeMessages } from './zh-Hans';

const messages: ExchangeMessages = {
  title: 'Échanger nos cartes',
  loggedOut: 'Connectez-vous pour échanger vos cartes',
  loggedOutHint: 'Après accord de l’autre partie, chacun voit les coordonnées de l’autre',
  logIn: 'Se connecter',
  back: 'Retour',
  deniedReasons: {
    missing: { title: 'Échange introuvable', text: 'L’offre a peut-être été supprimée' },
    forbidden: { title: 'Ce n’est pas votre demande', text: 'Seules les deux parties peuvent la voir' },
    own: { title: 'C’est votre propre offre', text: 'Un message vous prévient de chaque demande' }
  },
  deniedCardReasons: {
    missing: {
      title: 'Cette carte de visite n’est plus disponible',
      text: 'Elle a peut-être été retirée, ou le lien est incomplet'
    },
    own: { title: 'C’est votre propre carte de visite', text: 'Un message vous prévient de chaque demande' }
  },
  shownTitle: 'Ce que je partage',
  show: (what) => `Partager : ${what}`,
  name: 'Nom',
  company: 'Entreprise',
  mobile: 'Numéro de mobile',
  weChat: 'Identifiant WeChat',
  weChatHint: '6 à 20 caractères, en commençant par une lettre ; vide : masqué',
  position: 'Poste',
  notShown: 'Non partagé',
  chooseCard: 'Carte de visite à donner',
  seenTitle: 'Ce qui est visible après l’échange',
  seenNothing: 'Cette carte n’affiche aucune coordonnée après un échange',
  editCard: 'Modifier cette carte',
  contacts: {
    mobile: 'Numéro de mobile',
    otherMobile: 'Autre mobile',
    landline: 'Téléphone fixe',
    weChatId: 'Identifiant WeChat',
    email: 'E-mail',
    address: 'Adresse'
  },
  createCard: 'Créer d’abord une carte de visite (30 secondes)',
  createCardHint: 'L’autre personne recevra alors votre carte',
  messageTitle: 'Message',
  message: 'Motif de votre demande',
  messageHint: 'P. ex. nous achetons environ 5 tonnes de badiane par mois',
  noteAsk: 'Les coordonnées ne sont visibles qu’après accord. Sans réponse, la demande expire au bout de 30 jours.',
  noteAnswer:
    'Si vous acceptez, chacun voit les coordonnées que l’autre a choisi de partager. Un refus n’est pas communiqué.',
  ask: 'Envoyer la demande',
  asked: 'Demande envoyée',
  agree: 'Accepter et échanger',
  exchanged: 'Cartes échangées',
  checkForm: 'Vérifiez votre saisie',
  waitingAlready: 'Déjà envoyée, en attente',
  changed: 'Le statut a changé, actualisé',
  asksYou: 'souhaite échanger sa carte avec vous',
  ignore: 'Ignorer',
  block: 'Bloquer',
  blockTitle: 'Ne plus recevoir de demandes de cette personne ?',
  blockText: 'Cette personne n’en est pas informée et ne pourra plus vous solliciter. Réversible à tout moment.',
  unblock: 'Débloquer',
  problems: {
    pattern: '6 à 20 lettres, chiffres, _ ou -, en commençant par une lettre',
    required: 'Partagez au moins le mobile ou l’identifiant WeChat',
    contact: 'Ni numéro ni lien ici ; utilisez les champs ci-dessus',
    banned: 'Contient un mot interdit'
  },
  theirs: 'Ses coordonnées',
  call: 'Appeler',
  copy: 'Copier',
  save: 'Ajouter aux contacts',
  toHolder: 'Voir dans le porte-cartes',
  message1: 'Envoyer un message',
  youGave: (card) => `Vous avez partagé : ${card}`,
  waiting: 'En attente de réponse',
  waitingHint: (name, company) =>
    `Demande envoyée à ${name}${company && ` (${company})`}. Un message vous préviendra de la réponse`,
  youSaid: (message) => `Votre message : ${message}`,
  refusedTitle: 'Pas encore accepté',
  refusedHint: (date) => `Nouvelle demande possible après le ${date} ; vous pouvez aussi écrire un message`,
  againFrom: (date) => `Nouvelle demande possible après le ${date}`,
  youIgnored: 'Vous avez ignoré cette demande',
  youIgnoredHint: 'L’autre partie ne voit pas vos coordonnées',
  undo: 'Annuler',
  youBlocked: 'Vous ne recevez plus ses demandes',
  youBlockedHint: 'L’autre partie ne voit pas vos coordonnées et ignore le blocage'
};

export default messages;
