import { both } from '@bra/contract/kit/both'

export const noticeBellTexts = {
  notices: both('Avisos', 'Notices'),
  noticesNew: both('Avisos ({count} novo)|Avisos ({count} novos)', 'Notices ({count} new)|Notices ({count} new)'),
  noticesNone: both('Nenhum aviso por aqui.', 'No notices here.'),
}
