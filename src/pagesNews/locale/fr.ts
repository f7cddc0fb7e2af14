import type { NewsWords } from './zh-Hans';

const words: NewsWords = {
  news: 'Actualités',
  quickNews: 'Brèves',
  share: 'Partager',
  linkCopied: 'Lien copié',
  textSize: 'Taille du texte',
  textSizes: { normal: 'Standard', large: 'Grande', larger: 'Très grande' },
  next: (title) => `Suivant : ${title}`,
  like: "J'aime",
  favourite: 'Garder',
  isFavourite: 'Gardé',
  likeReason: 'Connectez-vous pour aimer cet article',
  favouriteReason: 'Connectez-vous pour garder cet article',
  related: 'À lire aussi',
  latest: 'Dernières actualités',
  removedTitle: 'Cet article a été retiré',
  removedText: "Sa source l'a retiré, ou le lien est incomplet.",
  toHome: "Actualités de l'accueil",
  dayOf: (monthName, weekday) => `${monthName}, ${weekday}`,
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  todayCount: (count) => `${count} aujourd'hui`,
  dayCount: (count) => (count < 2 ? `${count} brève` : `${count} brèves`),
  important: 'Important',
  expand: 'Lire la suite',
  collapse: 'Réduire',
  noFlashTitle: 'Pas encore de brèves',
  noFlashText: 'Les nouvelles recueillies paraissent ici, par heure.'
};

export default words;
