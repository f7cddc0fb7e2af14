import type { InvestmentLeadMessages } from './zh-Hans';

const messages: InvestmentLeadMessages = {
  call: (phone) => `Appeler le ${phone}`,
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
  visit: 'Jour de la visite',
  visitHint: 'Facultatif, attendez la confirmation',
  visitPlaceholder: 'Choisir un jour',
  visitClear: 'Effacer la date',
  visitOn: (day) => `Visite demandée pour le ${day}`,
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
  loggedOut: 'Connectez-vous pour voir vos demandes',
  loggedOutHint: 'Vos demandes et les réponses sont ici',
  logIn: 'Se connecter'
};

export default messages;
