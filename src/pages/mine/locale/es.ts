import type { MineWords } from './zh-Hans';

const words: MineWords = {
  logIn: 'Entrar o registrarse',
  logInHint: '90 días de precios, variedades seguidas, noticias guardadas',
  retryHint: 'Toca para reintentar si no aparece nada',
  verify: 'Verificarse',
  messages: 'Mensajes',
  messagesReason: 'Entra para ver tus mensajes',
  settings: 'Ajustes',
  roles: { owner: 'Propietario', admin: 'Administrador', member: 'Miembro' },
  companyRole: (role, memberCount) => `${role}, ${memberCount} ${memberCount === 1 ? 'persona' : 'personas'}`,
  switchCompany: 'Cambiar',
  switchTitle: 'Cambiar a',
  switched: 'Cambiado',
  followedLines: 'Precios seguidos',
  favouriteNews: 'Favoritos',
  footprints: 'Vistos',
  footprintKinds: { line: 'Precios', news: 'Noticias', flash: 'Flash' },
  invitedFriends: 'Amigos invitados',
  counterReason: 'Entra para ver lo que sigues y guardas',
  elder: 'Letra grande',
  standard: 'Estándar',
  serviceReason: 'Inicie sesión para continuar',
  services: {
    verification: 'Verificación',
    company: 'Empresa',
    invite: 'Invitar',
    address: 'Direcciones',
    contact: 'Contacto',
    feedback: 'Opinión',
    about: 'Acerca de'
  },
  clear: 'Borrar todo',
  clearTitle: '¿Borrar todo lo visto?',
  clearText: 'No se puede deshacer',
  noFavourites: 'Aún no hay favoritos',
  noFavouritesHint: 'Toque la estrella de un artículo para encontrarlo aquí',
  noFootprints: 'Nada visto todavía',
  noFootprintsHint: 'Los precios, noticias y flashes que lea quedan aquí 90 días',
  agreement: 'Condiciones de uso',
  policy: 'Política de privacidad',
  demoNote: 'Datos de demostración, no para comerciar'
};

export default words;
