import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: 'Ajouter des photos',
  purposeTitle: 'Utiliser l’appareil photo ou les photos',
  choose: 'Choisir',
  photo: (number) => `Photo ${number}, touchez pour agrandir`,
  retry: 'Renvoyer',
  retryLabel: (number) => `La photo ${number} n’a pas été envoyée, touchez pour réessayer`,
  remove: (number) => `Supprimer la photo ${number}`,
  cancel: (number) => `Annuler l’envoi de la photo ${number}`,
  makeCover: 'Définir comme couverture',
  moveForward: 'Avancer',
  moveBack: 'Reculer',
  photoTitle: (number) => `Photo ${number}`,
  source: 'Photo',
  cover: 'Couverture',
  strips: { type: 'Mauvais format', size: 'Trop lourde', length: 'Trop longue', unfit: 'Refusée', failed: 'Renvoyer' },
  repeatedStrip: 'En double',
  repeated: (count) =>
    `${count === 1 ? 'Une photo figure' : `${count} photos figurent`} deux fois ; un autre angle est plus utile`,
  sharedStrip: 'Déjà vue',
  shared: (count) =>
    `${count === 1 ? 'Une photo est déjà utilisée' : `${count} photos sont déjà utilisées`} par un autre fournisseur. Vos propres photos sont plus facilement acceptées`,
  problems: {
    type: 'Images jpg, png ou webp uniquement. Choisissez-en une autre',
    size: 'Plus de 5 Mo, choisissez une image plus légère',
    length: 'Plus de 60 secondes, raccourcissez-la ou choisissez-en une autre',
    unfit: 'Une image ne peut pas être publiée, remplacez-la',
    failed: 'Une photo n’a pas été envoyée : renvoyez-la ou supprimez-la'
  },
  video: {
    add: 'Ajouter une vidéo',
    hint: 'MP4, 60 secondes et 50 Mo au maximum',
    player: 'Vidéo',
    remove: 'Supprimer la vidéo',
    cancel: 'Annuler l’envoi',
    sending: (percent) => `Envoi ${percent} %`,
    problems: {
      type: 'La plupart des téléphones ne lisent pas ce format. Réglez l’appareil photo sur « Le plus compatible » et refilmez, ou choisissez un MP4 (H.264)',
      size: 'Plus de 50 Mo, compressez-la ou choisissez-en une autre',
      length: 'Plus de 60 secondes, raccourcissez-la ou choisissez-en une autre',
      unfit: 'Cette vidéo ne peut pas être publiée, remplacez-la',
      failed: 'La vidéo n’a pas été envoyée : touchez-la pour réessayer ou supprimez-la'
    }
  }
};

export default messages;
