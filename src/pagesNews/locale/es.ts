import type { NewsMessages } from './zh-Hans';

const messages: NewsMessages = {
  news: 'Noticias',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  textSize: 'Tamaño del texto',
  textSizes: { normal: 'Estándar', large: 'Grande', larger: 'Muy grande' },
  next: (title) => `Siguiente: ${title}`,
  like: 'Me gusta',
  favourite: 'Favorito',
  isFavourite: 'Favorito',
  likeReason: 'Inicie sesión para indicar que le gusta',
  likeText: 'Un «Me gusta» por cuenta para que el número sea fiable',
  favouriteReason: 'Inicie sesión para añadir este artículo a favoritos',
  favouriteText: 'Todo en «Yo», en cualquier móvil',
  related: 'Noticias relacionadas',
  latest: 'Últimas noticias',
  previous: (title) => `Anterior: ${title}`,
  poster: 'Cartel',
  enlarge: 'Ampliar la imagen',
  author: (name) => `Por ${name}`,
  editor: (name) => `Edición: ${name}`,
  from: (source) => `Fuente: ${source}`,
  credits: (parts) => parts.join(' · '),
  copyright: {
    original: 'Artículo original. Si lo reproduce, cite la fuente con un enlace.',
    licensed: 'Reproducido con permiso de la fuente; los derechos pertenecen al autor.'
  },
  aboutVarieties: 'Especias del artículo',
  aboutRegions: 'Orígenes del artículo',
  attachments: 'Adjuntos',
  openAttachment: (name) => `Abrir ${name}`,
  attachmentFailed: 'No se pudo abrir el adjunto',
  report: '¿Hay un error? Denúncielo',
  removedOn: (date) => `Retirado el ${date}`,
  unknownTitle: 'Artículo no encontrado',
  unknownText: 'Quizá el enlace está incompleto. Consulte otras noticias.',
  removedTitle: 'Este artículo se ha retirado',
  toHome: 'Noticias en el inicio',
  outside: {
    title: 'Página externa',
    from: (host) => `Contenido de ${host}, responsable del mismo`,
    unknownTitle: 'Este sitio no se puede abrir en la aplicación',
    unknownText: (host) =>
      `${host} no está en la lista de sitios que se abren aquí. Si confía en él, ábralo en un navegador.`,
    brokenTitle: 'La página no se abrió',
    brokenText: 'El sitio no responde. Copie el enlace y pruebe en un navegador.',
    unsafeTitle: 'Enlace peligroso bloqueado',
    unsafeText: 'La dirección está incompleta o disfrazada, o lleva datos de acceso.',
    missingTitle: 'No hay enlace que abrir',
    missingText: 'Vuelva y toque el enlace de nuevo.',
    back: 'Volver',
    copy: 'Copiar enlace',
    refresh: 'Actualizar',
    openBrowser: 'Abrir en el navegador'
  },
  namedLink: {
    title: 'Abrir enlace',
    unknownTitle: 'Enlace no encontrado',
    unknownText: 'Es posible que el enlace haya cambiado. Vuelva atrás e inténtelo de nuevo.',
    titles: { miniProgram: 'Abrir en el miniprograma', other: 'Continuar' },
    text: 'Si no ocurre nada, copie el enlace y ábralo en WeChat o en un navegador.',
    open: 'Abrir',
    copy: 'Copiar enlace',
    back: 'Volver'
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
