import type { EditWords } from './zh-Hans';

const words: EditWords = {
  title: 'Perfil',
  completion: (percent) => `Perfil completo al ${percent} %`,
  completionHint: 'Cuanto más cuente, más le contactarán',
  complete: 'Su perfil está completo',
  avatar: 'Foto',
  changeAvatar: 'Cambiar foto',
  removeAvatar: 'Usar la foto por defecto',
  avatarProblems: { FILE_TYPE: 'Solo jpg, png o webp', FILE_TOO_LARGE: 'Hasta 5 MB' },
  nickname: 'Apodo',
  realName: 'Nombre real',
  realNamePlaceholder: 'Como en el documento, opcional',
  realNameLocked: 'Verificado, no se puede cambiar',
  realNameWrong: '2–20 caracteres chinos; «·» en nombres transcritos',
  gender: 'Sexo',
  genders: { female: 'Mujer', male: 'Hombre', none: 'Sin indicar' },
  region: 'Región',
  regionPlaceholder: 'Provincia, ciudad, distrito',
  identity: 'Actividad',
  identities: {
    grower: 'Cultivo',
    processor: 'Elaboración',
    trader: 'Comercio',
    buyer: 'Compra',
    catering: 'Hostelería',
    other: 'Otra'
  },
  varieties: 'Especias principales',
  varietiesPlaceholder: 'Con las que más trabaja, hasta 10',
  separator: ', ',
  intro: 'Presentación',
  introPlaceholder: 'Qué hace, dónde, en qué destaca',
  introBanned: 'Hay una palabra que no se puede publicar',
  address: 'Dirección',
  addressPlaceholder: 'Sin indicar',
  save: 'Guardar',
  saved: 'Guardado',
  leaveTitle: 'Sin guardar',
  leaveText: 'Al salir se pierden los cambios',
  leave: 'Salir',
  stay: 'Seguir editando',
  logIn: 'Entrar',
  loggedOut: 'Entre para editar su perfil',
  loggedOutHint: 'Nombre, foto y especias salen en su tarjeta y anuncios',

  nicknameTitle: 'Apodo',
  nicknameHint: '2–16 letras, cifras, espacios y _ - ·; una vez cada 30 días',
  nicknameProblems: {
    tooShort: 'Al menos 2 caracteres',
    tooLong: '16 caracteres como máximo',
    characters: 'Solo letras, cifras, espacios y _ - ·'
  },
  nicknameBanned: 'Este apodo no se puede usar',
  nicknameLater: (day) => `Una vez cada 30 días: de nuevo el ${day}`,

  addressTitle: 'Dirección',
  addressRegion: 'Región',
  addressDetail: 'Calle y número',
  addressDetailPlaceholder: 'Por ejemplo, Minzhu Sur 8',
  addressDetailWrong: '5–60 caracteres',
  addressRegionWrong: 'Elija hasta el distrito',
  clear: 'Quitar la dirección',
  clearTitle: '¿Quitar la dirección?',
  cleared: 'Quitada'
};

export default words;
