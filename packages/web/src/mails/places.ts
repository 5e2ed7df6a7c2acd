export const places = {
  home: '/',
  privacy: '/my-account?aba=privacidade',
  security: '/my-account?aba=seguranca',
  notices: '/my-account?aba=avisos',
  questions: '/questions',
}
