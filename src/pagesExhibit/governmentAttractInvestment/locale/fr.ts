import type { GovernmentMessages } from './zh-Hans';

const messages: GovernmentMessages = {
  title: 'Investir dans la région',
  tabs: { region: 'Région', policies: 'Mesures', projects: 'Projets', leads: 'Mes demandes' },
  tabsLabel: 'Contenu',
  advantages: 'Atouts de la région',
  chain: 'Filière',
  contactTitle: 'Contact officiel',
  call: (phone) => `Appeler le ${phone}`,
  documentNo: (no) => `Document n° ${no}`,
  validUntil: (day) => `Valable jusqu’au ${day}`,
  openEnded: 'Valable sans échéance',
  issued: (issuer, day) => `${issuer}, le ${day}`,
  inForce: 'En vigueur',
  expired: 'Expirée',
  noPolicies: 'Pas encore de mesure',
  noProjects: 'Pas encore de projet',
  scale: (wan) => `Investissement total CNY ${wan} × 10 000`,
  modes: {
    sole: 'Investissement seul',
    joint: 'Coentreprise',
    lease: 'Locaux à louer',
    ppp: 'Partenariat public-privé'
  },
  askAbout: (name) => `Se renseigner sur ${name}`,
  ask: 'Se renseigner',
  askOffice: 'Contacter le bureau',
  formTitle: 'Demande d’investissement',
  about: (name) => `Au sujet de ${name}`,
  fields: {
    name: 'Nom',
    company: 'Entreprise',
    contact: 'Téléphone ou e-mail',
    message: 'Que souhaitez-vous savoir'
  },
  placeholders: {
    name: 'Votre nom',
    company: 'Facultatif',
    contact: 'Mobile, fixe ou e-mail',
    message: 'Terrain, taille, calendrier…'
  },
  wrong: {
    name: 'Au moins 2 caractères',
    company: '',
    contact: 'Indiquez un numéro mobile ou fixe, ou une adresse e-mail',
    message: 'Au moins 5 caractères'
  },
  privacy: 'Transmis au seul bureau des investissements, pour répondre à cette demande',
  send: 'Envoyer',
  sentTitle: 'Bien reçu',
  sentText: (no) => `Votre référence est ${no}. Vous serez averti de la réponse, à suivre dans « Mes demandes ».`,
  toLeads: 'Suivre la demande',
  loginReason: 'Connectez-vous pour écrire',
  loginText: 'Vous recevrez ainsi la réponse et pourrez suivre la demande',
  statuses: { submitted: 'Envoyée', processing: 'En cours', replied: 'Répondue', closed: 'Clôturée' },
  reply: 'Réponse',
  noLeads: 'Pas encore de demande',
  noLeadsHint: 'Renseignez-vous sur un projet, le bureau vous répondra',
  toProjects: 'Voir les projets',
  loggedOut: 'Connectez-vous pour voir vos demandes',
  loggedOutHint: 'Vos demandes et les réponses sont ici',
  logIn: 'Se connecter',
  none: 'Rien de publié pour l’instant',
  noneHint: 'Les mesures et les projets apparaîtront ici dès leur publication',
  toExpo: 'Voir le salon'
};

export default messages;
