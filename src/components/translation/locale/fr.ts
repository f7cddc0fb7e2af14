import type { TranslationMessages } from './zh-Hans';

const messages: TranslationMessages = {
  translate: 'Traduire',
  original: 'Afficher l’original',
  loading: 'Traduction en cours',
  retry: 'Réessayer',
  by: (name) => `Traduit par ${name}`,
  demo: 'Traduction de démonstration : seuls les termes du métier sont remplacés',
  limited: 'Nombre de traductions du jour atteint'
};

export default messages;
