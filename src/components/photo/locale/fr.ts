import type { PhotoWords } from './zh-Hans';

const words: PhotoWords = {
  add: 'Ajouter des photos',
  purposeTitle: 'Appareil photo ou album',
  choose: 'Choisir',
  photo: (number) => `Photo ${number}, ouvrir en grand`,
  retry: 'Réessayer',
  retryLabel: (number) => `La photo ${number} n’est pas partie, toucher pour réessayer`,
  remove: (number) => `Retirer la photo ${number}`,
  problems: {
    type: 'Images jpg, png ou webp seulement, choisissez-en une autre',
    size: 'Plus de 5 Mo, choisissez-en une plus légère',
    failed: 'Une photo n’est pas partie : touchez-la pour réessayer, ou retirez-la'
  }
};

export default words;
