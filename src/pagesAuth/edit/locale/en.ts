import type { EditWords } from './zh-Hans';

const words: EditWords = {
  title: 'Profile',
  completion: (percent) => `Profile ${percent}% complete`,
  completionHint: 'The more you tell, the more people contact you',
  complete: 'Your profile is complete',
  avatar: 'Picture',
  changeAvatar: 'Change picture',
  removeAvatar: 'Use the default picture',
  avatarProblems: { FILE_TYPE: 'Only jpg, png or webp pictures', FILE_TOO_LARGE: 'Pictures up to 5 MB' },
  nickname: 'Nickname',
  realName: 'Real name',
  realNamePlaceholder: 'As on your ID card, optional',
  realNameLocked: 'Verified, cannot be changed',
  realNameWrong: '2–20 Chinese characters; “·” inside transcribed names',
  gender: 'Gender',
  genders: { female: 'Female', male: 'Male', none: 'Not said' },
  region: 'Region',
  regionPlaceholder: 'Province, city, district',
  identity: 'Trade',
  identities: {
    grower: 'Growing',
    processor: 'Processing',
    trader: 'Trading',
    buyer: 'Buying',
    catering: 'Catering',
    other: 'Other'
  },
  varieties: 'Main spices',
  varietiesPlaceholder: 'What you mainly deal in, up to 10',
  separator: ', ',
  intro: 'About you',
  introPlaceholder: 'What you deal in, where, what you are good at',
  introBanned: 'There is a word that cannot be published',
  address: 'Address',
  addressPlaceholder: 'Not given',
  save: 'Save',
  saved: 'Saved',
  leaveTitle: 'Not saved yet',
  leaveText: 'Your changes are lost when you leave',
  leave: 'Leave',
  stay: 'Keep editing',
  logIn: 'Log in',
  loggedOut: 'Log in to edit your profile',
  loggedOutHint: 'Name, picture and main spices appear on your card and listings',

  nicknameTitle: 'Nickname',
  nicknameHint: '2–16 letters, digits, spaces and _ - ·; once in 30 days',
  nicknameProblems: {
    tooShort: 'At least 2 characters',
    tooLong: 'At most 16 characters',
    characters: 'Only letters, digits, spaces and _ - ·'
  },
  nicknameBanned: 'This name cannot be used',
  nicknameLater: (day) => `Once in 30 days: again from ${day}`,

  addressTitle: 'Address',
  addressRegion: 'Region',
  addressDetail: 'Street and number',
  addressDetailPlaceholder: 'Such as 8 Minzhu South Road',
  addressDetailWrong: '5–60 characters',
  addressRegionWrong: 'Choose down to the district',
  clear: 'Remove address',
  clearTitle: 'Remove the address?',
  cleared: 'Removed'
};

export default words;
