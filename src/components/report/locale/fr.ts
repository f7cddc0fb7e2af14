import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: 'Signaler',
  reason: 'Motif',
  reasons: {
    false: 'Faux',
    fraud: 'Escroquerie',
    illegal: 'Illégal',
    infringement: 'Atteinte aux droits',
    advertising: 'Publicité',
    other: 'Autre problème'
  },
  text: 'Précisions',
  textHint: 'Quelle phrase, quel chiffre',
  textMissing: 'Dites de quoi il s’agit',
  chooseReason: 'Choisissez un motif',
  send: 'Envoyer',
  sent: 'Bien reçu',
  loginReason: 'Connectez-vous pour envoyer le signalement',
  loginText: 'Un message vous dira la suite donnée',
  note: 'La suite donnée arrive dans vos messages. Votre identité n’est pas communiquée.'
};

export default messages;
