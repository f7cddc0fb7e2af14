import type { ImagePreviewMessages } from './zh-Hans';

const messages: ImagePreviewMessages = {
  title: 'Imagen',
  zoom: (position, count) => `Ampliar la imagen ${position} de ${count}`,
  hint: 'Toque para ampliar. Mantenga pulsado para guardar, reenviar o leer un código QR.',
  save: 'Guardar imagen',
  forward: 'Reenviar',
  readCode: 'Leer código QR',
  follow: 'Ver detalles',
  noCode: 'No hay código QR',
  shareFailed: 'No se reenvió. Guárdela primero',
  albumTitle: 'Guardar en el álbum',
  albumPurpose: 'Se le pedirá acceso al álbum. Solo sirve para guardar esta imagen; sus fotos no se leen.',
  goOn: 'Continuar',
  saved: 'Guardada',
  holdToSave: 'Mantenga pulsada la imagen',
  saveFailed: 'No se guardó. Inténtelo de nuevo',
  emptyTitle: 'No hay imagen que mostrar',
  emptyText: 'Es posible que el enlace esté incompleto. Vuelva atrás y toque la imagen de nuevo.',
  back: 'Volver'
};

export default messages;
