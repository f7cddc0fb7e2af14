import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: 'Signaler',
  reason: 'Motif',
  reasons: {
    false: 'Fausse information',
    fraud: 'Escroquerie',
    illegal: 'Contenu illégal',
    infringement: 'Atteinte aux droits',
    advertising: 'Spam',
    other: 'Autre'
  },
  text: 'Précisions',
  textHint: 'Quelle phrase ou quel chiffre est en cause ?',
  textMissing: 'Décrivez le problème',
  chooseReason: 'Choisissez un motif',
  send: 'Envoyer le signalement',
  sent: 'Bien reçu, merci',
  loginReason: 'Connectez-vous pour signaler',
  loginText: 'Nous vous enverrons la suite donnée',
  note: 'Le résultat arrivera dans vos messages. Votre identité n’est pas communiquée.'
};

export default messages;
