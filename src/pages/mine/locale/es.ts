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
  followedLines: 'Precios seguidos',
  favouriteNews: 'Noticias guardadas',
  invitedFriends: 'Amigos invitados',
  counterReason: 'Entra para ver lo que sigues y guardas',
  language: 'Idioma',
  theme: 'Apariencia',
  themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  elder: 'Letra grande',
  elderHint: 'Texto más grande, botones fáciles de tocar',
  personalised: 'Orden personal',
  personalisedHint: 'Un algoritmo pone primero lo que sigues',
  agreement: 'Condiciones de uso',
  policy: 'Política de privacidad',
  logout: 'Cerrar sesión',
  logoutTitle: '¿Cerrar sesión?',
  logoutText: 'No recibirás avisos de ofertas.',
  loggedOut: 'Sesión cerrada',
  demoNote: 'Datos de demostración, no para comerciar'
};

export default words;
