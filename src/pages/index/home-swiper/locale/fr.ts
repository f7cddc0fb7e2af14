import type { ImagePreviewMessages } from './zh-Hans';

const messages: ImagePreviewMessages = {
  title: 'Image',
  zoom: (position, count) => `Agrandir l’image ${position} sur ${count}`,
  hint: 'Touchez pour agrandir, appuyez longuement pour enregistrer, transférer ou lire un code QR.',
  save: 'Enregistrer',
  forward: 'Transférer',
  readCode: 'Lire le code QR',
  follow: 'Voir le détail',
  noCode: 'Aucun code QR',
  shareFailed: 'Échec. Enregistrez d’abord l’image',
  albumTitle: 'Enregistrer dans l’album',
  albumPurpose:
    'L’accès à l’album va vous être demandé. Il sert uniquement à enregistrer cette image ; vos photos ne sont pas lues.',
  goOn: 'Continuer',
  saved: 'Enregistrée',
  holdToSave: 'Appuyez longuement sur l’image',
  saveFailed: 'Échec. Réessayez',
  emptyTitle: 'Aucune image à afficher',
  emptyText: 'Le lien est peut-être incomplet. Revenez en arrière et touchez l’image à nouveau.',
  back: 'Retour'
};

export default messages;
