import type { NewsMessages } from './zh-Hans';

const messages: NewsMessages = {
  news: 'Noticias',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  textSize: 'Tamaño del texto',
  textSizes: { normal: 'Normal', large: 'Grande', larger: 'Muy grande' },
  next: (title) => `Siguiente: ${title}`,
  like: 'Me gusta',
  favourite: 'Guardar',
  isFavourite: 'Guardado',
  likeReason: 'Entra para marcar que te gusta',
  likeText: 'Un «me gusta» por cuenta: así el número es fiable',
  favouriteReason: 'Entra para guardar este artículo',
  favouriteText: 'Todo en una lista, en cualquier móvil',
  related: 'Noticias relacionadas',
  latest: 'Últimas noticias',
  previous: (title) => `Anterior: ${title}`,
  poster: 'Cartel',
  enlarge: 'Ampliar la imagen',
  author: (name) => `Por ${name}`,
  editor: (name) => `Edición: ${name}`,
  from: (source) => `Fuente: ${source}`,
  copyright: {
    original: 'Artículo original. Cite la fuente con un enlace.',
    licensed: 'Publicado con permiso de la fuente; todos los derechos son del autor.'
  },
  aboutVarieties: 'Especias del artículo',
  aboutRegions: 'Lugares',
  attachments: 'Archivos adjuntos',
  openAttachment: (name) => `Abrir ${name}`,
  attachmentFailed: 'No se pudo abrir el archivo',
  report: '¿Algo está mal? Denunciar',
  removedOn: (date) => `Retirado el ${date}`,
  unknownTitle: 'No existe este artículo',
  unknownText: 'Quizá el enlace está incompleto. Vea otras noticias.',
  removedTitle: 'Este artículo se ha retirado',
  toHome: 'Noticias de la portada',
  outside: {
    title: 'Página externa',
    from: (host) => `De ${host}, responsable de su contenido`,
    unknownTitle: 'Este sitio no se abre en la aplicación',
    unknownText: (host) =>
      `${host} no está entre los sitios que se abren aquí. Si confía en él, léalo en un navegador.`,
    brokenTitle: 'La página no se abrió',
    brokenText: 'El sitio no responde. Copie el enlace y pruebe en un navegador.',
    unsafeTitle: 'Enlace peligroso, bloqueado',
    unsafeText: 'La dirección está incompleta o disfrazada, o lleva datos de acceso.',
    missingTitle: 'No hay enlace que abrir',
    missingText: 'Vuelva y toque el enlace de nuevo.',
    back: 'Volver',
    copy: 'Copiar enlace',
    openBrowser: 'Abrir en navegador'
  },
  copying: {
    title: 'Copiar y pegar',
    link: 'Enlace',
    text: 'Texto',
    copy: 'Copiar',
    done: 'Copiado, ya puede pegarlo',
    refused: 'Mantenga pulsado',
    byHand: 'Mantenga pulsado el texto de arriba, selecciónelo todo y cópielo.',
    howTo: 'Cómo se usa',
    linkSteps: ['Toque «Copiar»', 'Abra el navegador del teléfono', 'Péguelo en la barra de direcciones'],
    textSteps: ['Toque «Copiar»', 'Abra WeChat o la aplicación que necesite', 'Mantenga pulsado el campo y pegue'],
    emptyTitle: 'Nada que copiar',
    emptyText: 'El enlace puede estar incompleto. Vuelva e inténtelo de nuevo.'
  }
};

export default messages;
