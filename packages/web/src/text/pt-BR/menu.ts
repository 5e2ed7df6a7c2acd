export const menu = {
  signOut: 'Sair',
  signUp: 'Criar conta',
  collection: 'Coleção',
  operator: 'Operação',
  appearance: 'Aparência',
  themeSystem: 'Igual ao aparelho',
  themeLight: 'Clara',
  themeDark: 'Escura',
  languagePt: 'Português',
  languageEn: 'English',
  singleKeys: 'Atalhos de uma tecla',
  singleKeysHint:
    'A tecla / leva à busca; x, e, n e ? agem na tabela de ofertas. Desligue se você dita textos por voz.',
}
