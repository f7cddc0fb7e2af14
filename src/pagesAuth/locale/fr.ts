import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: 'Connexion à Xiangshi',
  helloTo: (name) => `Bonjour ${name}`,
  loginText: 'Voir les numéros, publier, suivre les cours',
  mobile: 'Numéro de mobile',
  mobilePlaceholder: 'Numéro de mobile',
  autoCreate: 'Un nouveau numéro reçoit un compte une fois vérifié.',
  getCode: 'Recevoir le code',
  missingDigits: (count) => (count === 1 ? 'Il manque 1 chiffre' : `Il manque ${count} chiffres`),
  wrongNumber: "Ce n'est pas un numéro de mobile, vérifiez-le",
  agreeTo: "J'ai lu et j'accepte les",
  and: ' et la ',
  agreement: "conditions d'utilisation",
  policy: 'politique de confidentialité',
  agreementTitle: "Conditions d'utilisation",
  policyTitle: 'Politique de confidentialité',
  agreeTitle: 'Accepter pour continuer',
  agreeText:
    "Lisez les conditions d'utilisation et la politique de confidentialité. Le numéro ne sert qu'à la connexion et à la sécurité du compte.",
  agreeAndGo: 'Accepter',
  later: 'Parcourir',
  enterCode: 'Saisir le code',
  sentTo: (mobile) => `Le code a été envoyé au ${mobile}`,
  resendIn: (seconds) => `Renvoyer dans ${seconds} s`,
  resend: 'Renvoyer',
  changeNumber: 'Autre numéro',
  demoCode: (code) => `Code de démo ${code}`,
  fillIn: 'Remplir',
  wrongCode: (attemptsLeft) =>
    attemptsLeft < 2 ? `Code faux, encore ${attemptsLeft} essai` : `Code faux, encore ${attemptsLeft} essais`,
  expiredCode: 'Ce code a expiré, demandez-en un autre',
  noCode: 'Pas de message ? Vérifiez le filtre, ou changez de numéro.',
  version: (version) => `Version ${version}`,
  effective: (date) => `En vigueur depuis le ${date}`,
  contents: 'Sommaire',
  summary: "L'essentiel",
  binding: 'Le texte en chinois simplifié fait foi.'
};

export default messages;
