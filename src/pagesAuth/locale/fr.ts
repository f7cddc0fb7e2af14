import type { AuthMessages } from './zh-Hans';

const messages: AuthMessages = {
  loginTitle: 'Connexion à Xiangshi',
  helloTo: (name) => `Bonjour ${name}`,
  loginText: 'Voir les numéros, publier des annonces, suivre les cours',
  mobile: 'Numéro de mobile',
  mobilePlaceholder: 'Votre numéro',
  autoCreate: 'Un compte est créé automatiquement pour tout nouveau numéro vérifié.',
  missingDigits: (count) => (count === 1 ? 'Encore 1 chiffre' : `Encore ${count} chiffres`),
  wrongNumber: 'Numéro de mobile incorrect, vérifiez-le',
  agreeTo: 'J’ai lu et j’accepte les',
  and: ' et la ',
  agreement: 'conditions d’utilisation',
  policy: 'politique de confidentialité',
  agreementTitle: 'Conditions d’utilisation',
  policyTitle: 'Politique de confidentialité',
  agreeTitle: 'Acceptez pour continuer',
  agreeText:
    'Veuillez lire les conditions d’utilisation et la politique de confidentialité. Votre numéro ne sert qu’à la connexion et à la sécurité du compte.',
  agreeAndGo: 'Accepter et continuer',
  ageHint: 'Inscription interdite aux moins de 14 ans.',
  later: 'Plus tard',
  enterCode: 'Saisissez le code',
  sentTo: (mobile) => `Code envoyé au ${mobile}`,
  changeNumber: 'Changer de numéro',
  noCode: 'Pas de SMS ? Vérifiez vos messages filtrés ou changez de numéro.',
  version: (version) => `Version ${version}`,
  effective: (date) => `En vigueur depuis le ${date}`,
  contents: 'Sommaire',
  summary: 'L’essentiel',
  binding: 'Seul le texte en chinois simplifié fait foi.'
};

export default messages;
