import type { ScannerMessages } from './zh-Hans';

const messages: ScannerMessages = {
  title: 'Scanner',
  starting: 'Ouverture de l’appareil photo',
  looking: 'Placez le code dans le cadre',
  purpose: {
    title: 'Appareil photo nécessaire pour scanner',
    text: 'L’appareil photo n’est actif que pendant le scan. L’image est lue sur cet appareil, sans être conservée ni envoyée. Vous pouvez aussi choisir une image du code.'
  },
  refused: {
    title: 'Appareil photo non autorisé',
    text: 'Autorisez l’appareil photo dans les réglages du site, à gauche de la barre d’adresse, puis réessayez. Depuis une autre application, autorisez-la dans les réglages du téléphone. Vous pouvez aussi choisir une image du code.'
  },
  missing: {
    title: 'Appareil photo inaccessible',
    text: 'Aucun appareil photo n’est disponible, ou une autre application l’utilise. Vous pouvez choisir une image du code.'
  },
  openCamera: 'Ouvrir l’appareil photo',
  choosePicture: 'Choisir une image',
  album: 'Photos',
  torch: 'Lampe',
  noCode: 'Aucun code trouvé dans l’image. Essayez-en une plus nette',
  code: 'Code de carte à 8 caractères',
  openCode: 'Ouvrir',
  notCode: 'Ce n’est pas un code de carte. Vérifiez-le'
};

export default messages;
