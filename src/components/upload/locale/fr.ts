import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: 'Ajouter des photos',
  purposeTitle: 'Appareil photo ou album',
  choose: 'Choisir',
  photo: (number) => `Photo ${number}, ouvrir en grand`,
  retry: 'Renvoyer',
  retryLabel: (number) => `La photo ${number} n’est pas partie, touchez pour la renvoyer`,
  remove: (number) => `Retirer la photo ${number}`,
  cancel: (number) => `Annuler l’envoi de la photo ${number}`,
  makeCover: 'En couverture',
  moveForward: 'Avancer',
  moveBack: 'Reculer',
  photoTitle: (number) => `Photo ${number}`,
  source: 'Photo',
  cover: 'Couverture',
  strips: { type: 'Format', size: 'Trop lourde', length: 'Trop longue', unfit: 'Refusée', failed: 'Renvoyer' },
  repeatedStrip: 'En double',
  repeated: (count) =>
    `${count === 1 ? 'Une photo figure' : `${count} photos figurent`} deux fois ; un autre angle en dit plus`,
  sharedStrip: 'Déjà vue',
  shared: (count) => `${count} déjà chez un autre vendeur : vos propres photos passent mieux l’examen`,
  problems: {
    type: 'Images jpg, png ou webp seulement, choisissez-en une autre',
    size: 'Plus de 5 Mo, choisissez-en une plus légère',
    length: 'Plus de 60 secondes, raccourcissez-la ou choisissez-en une autre',
    unfit: 'Une image ne peut pas être rendue publique, remplacez-la',
    failed: 'Une photo n’est pas partie : renvoyez-la ou retirez-la'
  },
  video: {
    add: 'Ajouter une vidéo',
    hint: 'MP4 de 60 secondes et 50 Mo au plus',
    player: 'Vidéo',
    remove: 'Retirer la vidéo',
    cancel: 'Annuler l’envoi',
    sending: (percent) => `Envoi ${percent} %`,
    problems: {
      type: 'La plupart des téléphones ne lisent pas ce format. Réglez l’appareil photo sur « Le plus compatible » et refilmez, ou choisissez un MP4 (H.264)',
      size: 'Plus de 50 Mo, compressez-la ou choisissez-en une autre',
      length: 'Plus de 60 secondes, raccourcissez-la ou choisissez-en une autre',
      unfit: 'Cette vidéo ne peut pas être rendue publique, remplacez-la',
      failed: 'La vidéo n’est pas partie : touchez-la pour réessayer, ou retirez-la'
    }
  }
};

export default messages;
